import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../api-client.ts';
import { jpeg, png } from '../../pictures.ts';
import { signInTo } from '../app/people.ts';
import { type TestApp, startApp } from '../app/app.ts';

// Written from the specification alone, like an existing client: it does not import `content/`.

let app: TestApp;
let client: ApiClient;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  const author = { name: 'Sana', job_title: 'Founder', image: await png(), status: '1', linkedin: '', twitter: '' };
  await client.sendForm('/teams', author);
  const post = { title: 'Of headings', image: await png(), short_description: 's', team_id: '1', status: '1' };
  await client.sendForm('/blogs', { ...post, description: '<p>d</p>' });
});
afterAll(() => app.stop());

interface Life {
  path: string;
  fields: Record<string, string>;
  images: string[];
  /** The public call that shows the record, and where in its response. */
  publicCall: (record: { slug: string }) => string;
  find: (response: PublicResponse) => unknown;
  messages: [string, string, string];
}

type PublicResponse = Record<'data' | 'team', PublicRecord[]> & { data: { headings: PublicRecord[] } };
type PublicRecord = Record<string, unknown>;

const lives: Life[] = [
  {
    path: 'services',
    fields: {
      title: 'Online shops',
      short_description: 'We build them.',
      status: '1',
      category: 'webDevelopment',
      detail_page_heading: 'A shop that sells',
      detail_page_description: '<p>Fast.</p>',
      detail_page_strategy_heading: 'How',
      detail_page_strategy_description: '<p>Slowly.</p>',
    },
    images: ['image', 'detail_page_image'],
    publicCall: ({ slug }) => `service/${slug}`,
    find: ({ data }) => data,
    messages: ['Service Created Successfully!', 'Service Updated!', 'Service Deleted'],
  },
  {
    path: 'teams',
    fields: {
      name: 'Mira Khan',
      job_title: 'Designer',
      status: '1',
      linkedin: 'https://www.linkedin.com/in/mira',
      twitter: 'https://x.com/mira',
    },
    images: ['image'],
    publicCall: () => 'about',
    find: ({ team }) => team.find(({ slug }) => slug === 'mira-khan'),
    messages: ['Team Created!', 'Team Updated!', 'Team Deleted!'],
  },
  {
    path: 'blogs',
    fields: {
      title: 'Ten letters',
      short_description: 'That people read.',
      team_id: '1',
      status: '1',
      description: '<p>One.</p>',
    },
    images: ['image'],
    publicCall: ({ slug }) => `blog/${slug}`,
    find: ({ data }) => data,
    messages: ['Blog Created Successfully!', 'Blog Updated!', 'Blog Deleted!'],
  },
  {
    path: 'headings',
    fields: {
      blog_id: '1',
      sequence: '2',
      heading: 'First',
      description: '<p>Of all.</p>',
      linkedin: 'https://www.linkedin.com/feed',
    },
    images: ['image'],
    publicCall: () => 'blog/of-headings',
    find: ({ data: { headings } }) => headings[0],
    messages: ['Heading Created Successfully', 'Heading Updated', 'Heading Deleted!'],
  },
  {
    path: 'reviews',
    fields: {
      project_name: 'A shop',
      project_summary: 'Moved house.',
      project_review: '<p>Good.</p>',
      feedback: 'Again!',
      client_name: 'Ines',
      status: '1',
    },
    images: ['image'],
    publicCall: () => 'review',
    find: ({ data }) => data[0],
    messages: ['Review Created!', 'Review Updated!', 'Review Deleted!'],
  },
];

describe.each(lives)('$path by multipart forms', ({ path, fields, images, publicCall, find, messages }) => {
  const [createdMessage, updatedMessage, deletedMessage] = messages;
  const renamed = Object.keys(fields).find((name) => /title|name|heading/.test(name)) ?? '';

  test('are created, listed, read, changed with and without a picture, published and deleted', async () => {
    const files = Object.fromEntries(await Promise.all(images.map(async (name) => [name, await png()])));
    const created = await client.sendForm(`/${path}`, { ...fields, ...files });
    expect(created).toMatchObject({ status: 201, body: { message: createdMessage, data: asRead(fields) } });
    const record = created.body.data;
    for (const name of images) await expectPicture(record[name], path);

    const listed = (await client.ask('GET', `/${path}`)).body.data;
    // Lists leave out the headings of posts.
    const { headings: _headings, ...inList } = record;
    expect(listed).toContainEqual(inList);
    const address = `/${path}/${record.slug ?? record.id}`;
    const read = await client.ask('GET', address);
    expect(read).toMatchObject({ status: 200, body: path === 'teams' ? record : { data: record } });

    const change = { _method: 'put', ...fields, [renamed]: 'Renamed' };
    const saved = await client.sendForm(address, change);
    expect(saved).toMatchObject({
      status: 200,
      body: { message: updatedMessage, data: asRead({ [renamed]: 'Renamed' }) },
    });
    for (const name of images) expect(saved.body.data[name]).toBe(record[name]);

    const [chosen = '', ...others] = images;
    const changed = (await client.sendForm(address, { ...change, [chosen]: await jpeg() })).body.data;
    expect(changed).toMatchObject({ [`${chosen}_width`]: 90, [`${chosen}_height`]: 60 });
    await expectPicture(changed[chosen], path);
    for (const name of others) expect(changed[name]).toBe(record[name]);

    const found = find((await app.get(`/api/${publicCall(record)}`)).json());
    expect(found).toMatchObject({ [renamed]: 'Renamed', image: changed.image });

    expect(await client.ask('DELETE', address)).toMatchObject({ status: 200, body: { message: deletedMessage } });
    expect((await client.ask('GET', address)).status).toBe(404);
    const after = await app.get(`/api/${publicCall(record)}`);
    expect(after.statusCode === 404 ? undefined : find(after.json())).toBeUndefined();
  });
});

test('a blog is read with its author, a heading with its blog', async () => {
  const { image, team_id } = (await client.ask('GET', '/blogs/of-headings')).body.data;
  expect(team_id).toEqual({ id: 1, name: 'Sana', image: expect.any(String), job_title: 'Founder' });
  const heading = { blog_id: 1, sequence: 1, heading: 'h', description: '<p>d</p>', linkedin: null, image };
  const created = await client.ask('POST', '/headings', heading);
  expect(created.body.data.blog_id).toEqual({ id: 1, title: 'Of headings' });
  expect((await client.ask('GET', '/headings/blog')).body).toEqual({ data: [{ id: 1, title: 'Of headings' }] });
  const post = (await app.get('/api/blog/of-headings')).json().data;
  expect(post.team_id).toMatchObject(team_id);
  expect(post.headings).toMatchObject([{ sequence: 1, heading: 'h' }]);
});

/** Returns fields as responses have them: choices as numbers, relations as objects. */
function asRead(fields: Record<string, string>) {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (name.endsWith('_id')) return [name, { id: Number(value) }];
    return [name, /status|sequence/.test(name) ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

async function expectPicture(path: string, area: string) {
  expect(path).toMatch(new RegExp(`^/files/${area}/`));
  const { statusCode, headers } = await app.get(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
}
