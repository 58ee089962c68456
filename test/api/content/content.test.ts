import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp();
  authorization = `Bearer ${await app.signIn()}`;
});
afterAll(() => app.stop());

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const response = await app.request({
    method,
    url: `/api${url}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
};

describe.each(contentTypes)('$path', (type) => {
  test.each(['', '/1', '/any'])('GET %s without sign-in is 401', async (rest) => {
    const { statusCode, json } = await app.get(`/api/${type.path}${rest}`);
    expect([statusCode, json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  });

  test('an unknown record is 404', async () => {
    expect(await ask('GET', `/${type.path}/999`)).toMatchObject({ status: 404, body: { message: /./ } });
    expect((await ask('PUT', `/${type.path}/999`, {})).status).toBe(404);
    expect((await ask('DELETE', `/${type.path}/999`)).status).toBe('deleted' in type.messages ? 404 : 405);
  });
});

test('a review is created, read, changed and deleted', async () => {
  const image = await app.upload('reviews');
  const fields = {
    client_name: 'Ines',
    project_name: 'A shop',
    project_summary: 's',
    project_review: '<p>r</p>',
    feedback: 'f',
  };
  const created = await ask('POST', '/reviews', { ...fields, image, status: '1', id: 77, version: 9 });
  expect(created).toMatchObject({ status: 201, body: { message: 'Review Created!' } });
  expect(created.body.data).toMatchObject({ ...fields, id: 1, version: 1, image, image_width: 60, status: 1 });
  expect(created.headers['cache-control']).toBe('no-store');

  const read = (await ask('GET', '/reviews/1')).body.data;
  expect(read).toEqual(created.body.data);
  const changed = await ask('PUT', '/reviews/1', { ...read, feedback: 'Better' });
  expect(changed).toMatchObject({
    status: 200,
    body: { message: 'Review Updated!', data: { feedback: 'Better', version: 2 } },
  });

  expect(await ask('DELETE', '/reviews/1')).toMatchObject({ status: 200, body: { message: 'Review Deleted!' } });
  expect((await ask('GET', '/reviews/1')).status).toBe(404);
  expect((await ask('GET', '/reviews')).body.data).toEqual([]);
});

test('a stale version is a conflict, and changes nothing', async () => {
  const id = await app.create(review, {});
  await ask('PUT', `/reviews/${id}`, { feedback: 'First', version: 1 });
  const second = await ask('PUT', `/reviews/${id}`, { feedback: 'Second', version: 1 });
  expect(second).toMatchObject({ status: 409, body: { message: 'Sana Qureshi has saved this since you opened it.' } });
  expect((await ask('GET', `/reviews/${id}`)).body.data.feedback).toBe('First');
});

test('relations are read as objects, and written as ids or as objects', async () => {
  const author = await app.create(teamMember, { name: 'Sana', job_title: 'Founder' });
  const image = await app.upload('blogs');
  const created = await ask('POST', '/blogs', {
    title: 'One',
    short_description: 's',
    image,
    description: 'd',
    status: 1,
    team_id: `${author}`,
  });
  expect(created.body.data.team_id).toMatchObject({ id: author, name: 'Sana', job_title: 'Founder' });
  expect(created.body.data.slug).toBe('one');
  expect((await ask('PUT', '/blogs/one', created.body.data)).status).toBe(200);
  expect((await ask('PUT', '/blogs/one', { team_id: 999 })).body.errors).toEqual({
    team_id: ['Team must be chosen from the list.'],
  });
  await ask('DELETE', '/teams/sana');
  expect((await ask('GET', '/blogs/one')).body.data.team_id).toBeNull();
  expect((await ask('GET', '/headings/blog')).body).toEqual({ data: [{ id: created.body.data.id, title: 'One' }] });
});

test('a team member has no data envelope, and the team is not paginated', async () => {
  await app.create(teamMember, { name: 'Mira' });
  expect((await ask('GET', '/teams/mira')).body.name).toBe('Mira');
  const { data, meta } = (await ask('GET', '/teams?page=2')).body;
  expect(data.map((member: { name: string }) => member.name)).toEqual(['Mira']);
  expect(meta).toBeUndefined();
});

test('a second record of a single type is a conflict', async () => {
  expect((await ask('GET', '/abouts')).body).toEqual({ data: null });
  expect((await ask('POST', '/abouts', { wwa_heading: 'Who' })).body.message).toBe('About Us Created!');
  expect((await ask('POST', '/abouts', {})).status).toBe(409);
  expect((await ask('GET', '/abouts')).body.data.wwa_heading).toBe('Who');
  expect((await ask('POST', '/service-pages', {})).body.message).toBe('Service Page Created!');
  expect((await ask('DELETE', '/service-pages/1')).body.message).toBe('Service Page Details Deleted!');
  expect((await ask('GET', '/service-pages')).body).toEqual({ data: null });
});

test('settings can be changed, but not created or deleted', async () => {
  const changed = await ask('PUT', '/settings/1', { phone: '555', email: '' });
  expect(changed.body).toMatchObject({ message: 'Settings Updated!', data: { phone: '555', email: null } });
  expect((await ask('POST', '/settings', {})).status).toBe(405);
  expect((await ask('DELETE', '/settings/1')).status).toBe(405);
});

test('a form updates by POST only with _method=put', async () => {
  const id = await app.create(review, {});
  const send = (fields: Record<string, string>, type = 'application/x-www-form-urlencoded') =>
    app.request({
      method: 'POST',
      url: `/api/reviews/${id}`,
      headers: { authorization, 'content-type': type },
      payload: type.includes('json') ? fields : new URLSearchParams(fields).toString(),
    });
  expect((await send({ _method: 'put', feedback: 'By form' })).json().data.feedback).toBe('By form');
  for (const wrong of [{}, { _method: 'delete' }, { _method: 'patch' }])
    expect((await send(wrong)).statusCode).toBe(405);
  expect((await send({ _method: 'put' }, 'application/json')).statusCode).toBe(405);
});

describe('lists', () => {
  beforeAll(async () => {
    for (const number of [1, 2, 3]) {
      await app.create(
        review,
        { project_name: `List 100% ${number}`, status: number === 2 ? 2 : 1 },
        new Date(Date.UTC(2027, 0, number)),
      );
    }
  });
  const names = async (query: string) => {
    const { data } = (await ask('GET', `/reviews?search=list&${query}`)).body;
    return data.map((row: { project_name: string }) => row.project_name.at(-1)).join('');
  };

  test('are searched, filtered, sorted and paged, and their links keep all of it', async () => {
    expect(await names('')).toBe('321');
    expect(await names('status=2')).toBe('2');
    expect(await names('sort=project_name')).toBe('123');
    expect(await names('sort=-project_name&per_page=2&page=2')).toBe('1');
    const { meta } = (await ask('GET', '/reviews?search=LIST&status=1&per_page=1')).body;
    expect(meta.links.at(-1).url).toBe(`${PUBLIC_URL}/api/reviews?search=LIST&status=1&per_page=1&page=2`);
    expect(meta).toMatchObject({ total: 2, per_page: 1 });
  });

  test('have ten records a page', async () => {
    expect((await ask('GET', '/blogs')).body.meta.per_page).toBe(10);
  });

  test.each(['sort=password', 'sort=project_review', 'status=3', 'per_page=1000', "sort=id'--"])(
    '?%s is 422',
    async (query) => {
      expect((await ask('GET', `/reviews?${query}`)).status).toBe(422);
    },
  );
});

test('invalid input gets a message for each field', async () => {
  const { status, body } = await ask('POST', '/blogs', { title: '', status: 7, image: '/files/blogs/none.webp' });
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(['title', 'short_description', 'team_id', 'status', 'description']);
  const refusal = await ask('PUT', '/blogs/one', { image: '/files/blogs/none.webp' });
  expect(refusal.body.errors).toEqual({ image: ['Blog Image no longer exists. Please upload it again.'] });
});
