import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { review } from '../../../content/types/review.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type ApiClient, multipart } from '../../api-client.ts';
import { jpeg, png } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  await app.create(review, { feedback: 'Before' });
  await app.create(teamMember, { name: 'Mira' });
});
afterAll(() => app.stop());

const urlencoded = 'application/x-www-form-urlencoded';
const feedback = async () => (await client.ask('GET', '/reviews/1')).body.data.feedback;

test.each(['put', 'PUT'])('a form updates with _method=%s', async (method) => {
  const byMultipart = await client.sendForm('/reviews/1', { _method: method, feedback: 'By form' });
  const byText = await client.post('/reviews/1', urlencoded, `_method=${method}&feedback=Shorter`);
  expect([byMultipart.status, byText.status]).toEqual([200, 200]);
  expect(await feedback()).toBe('Shorter');
});

test('PUT accepts a form, with or without _method', async () => {
  for (const override of [[], [['_method', 'put'] as [string, string]]]) {
    const { type, body } = await multipart([...override, ['feedback', 'By PUT'], ['image', await jpeg()]]);
    const headers = { authorization: client.authorization, 'content-type': type };
    const response = await app.request({ method: 'PUT', url: '/api/reviews/1', headers, payload: body });
    expect([response.statusCode, response.json().data.image_width]).toEqual([200, 90]);
  }
});

describe('_method changes nothing', () => {
  test.each(['delete', 'patch', 'post', 'get', '', ' put', 'put,delete'])('with the value %j', async (method) => {
    const before = await feedback();
    const change = { _method: method, feedback: 'Wrong' };
    for (const response of [
      await client.sendForm('/reviews/1', change),
      await client.post('/reviews/1', urlencoded, new URLSearchParams(change).toString()),
      await client.ask('PUT', '/reviews/1', change),
    ])
      expect(response).toMatchObject({ status: 405, body: { message: /./ } });
    expect(await feedback()).toBe(before);
  });

  test('in JSON', async () => {
    const before = await feedback();
    for (const method of ['POST', 'PUT'] as const)
      for (const _method of ['put', ['put'], { put: 1 }])
        expect((await client.ask(method, '/reviews/1', { _method, feedback: 'Wrong' })).status).toBe(405);
    expect(await feedback()).toBe(before);
  });

  test('in the query or a header', async () => {
    const before = await feedback();
    const headers = { authorization: client.authorization, 'x-http-method-override': 'PUT' };
    const payload = { feedback: 'Wrong' };
    for (const url of ['/api/reviews/1', '/api/reviews/1?_method=put'])
      expect((await app.request({ method: 'POST', url, headers, payload })).statusCode).toBe(405);
    expect(await feedback()).toBe(before);
  });
});

const elsewhere = [
  '/reviews',
  '/media',
  '/login',
  '/logout',
  ...inboxKinds.map(({ form }) => `/${form}/store`),
  '/teams/mira/move',
  '/reviews/1/restore',
  '/reviews/1/revisions/1/restore',
];

describe.each(elsewhere)('_method is refused at %s', (path) => {
  test.each(['put', 'post', 'delete'])('with the value %s', async (method) => {
    await client.ask('DELETE', '/reviews/1');
    const fields = { _method: method, position: 1 };
    for (const response of [
      await client.sendForm(path, { ...fields, image: await png() }),
      await client.post(path, urlencoded, `_method=${method}&position=1`),
      await client.ask('POST', path, fields),
    ])
      expect(response).toMatchObject({ status: 400, body: { message: '_method is only for forms that update.' } });
    await client.ask('POST', '/reviews/1/restore');
  });
});
