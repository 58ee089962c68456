import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, jpeg, png, signInTo } from './administrator.ts';
import { type Plinth, PUBLIC_URL, startPlinth } from './plinth.ts';

// Written from the specification alone, as the client of the first hour is: it knows nothing of `content/`.

let plinth: Plinth;
let client: Administrator;
beforeAll(async () => {
  plinth = await startPlinth();
  client = await signInTo(plinth);
  const author = { name: 'Sana', job_title: 'Founder', image: await png(), status: '1', linkedin: '', twitter: '' };
  await client.sendForm('/teams', author);
  const post = { title: 'Of headings', image: await png(), short_description: 's', team_id: '1', status: '1' };
  await client.sendForm('/blogs', { ...post, description: '<p>d</p>' });
});
afterAll(() => plinth.stop());

interface Life {
  path: string;
  fields: Record<string, string>;
  images: string[];
  /** The public call that shows the record, and where in its answer. */
  shownBy: (record: { slug: string }) => string;
  find: (answer: Answer) => unknown;
  messages: [string, string, string];
}

type Answer = Record<'data' | 'team', Shown[]> & { data: { headings: Shown[] } };
type Shown = Record<string, unknown>;

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
    shownBy: ({ slug }) => `service/${slug}`,
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
    shownBy: () => 'about',
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
    shownBy: ({ slug }) => `blog/${slug}`,
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
    shownBy: () => 'blog/of-headings',
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
    shownBy: () => 'review',
    find: ({ data }) => data[0],
    messages: ['Review Created!', 'Review Updated!', 'Review Deleted!'],
  },
];

describe.each(lives)('$path by multipart forms', ({ path, fields, images, shownBy, find, messages }) => {
  const [created, updated, deleted] = messages;
  const renamed = Object.keys(fields).find((name) => /title|name|heading/.test(name)) ?? '';

  test('are made, listed, read, changed without and with a picture, shown and deleted', async () => {
    const files = Object.fromEntries(await Promise.all(images.map(async (name) => [name, await png()])));
    const made = await client.sendForm(`/${path}`, { ...fields, ...files });
    expect(made).toMatchObject({ status: 201, body: { message: created, data: asRead(fields) } });
    const record = made.body.data;
    for (const name of images) await expectPicture(record[name], path);

    const listed = (await client.ask('GET', `/${path}`)).body.data;
    expect(listed).toContainEqual(record);
    const address = `/${path}/${record.slug ?? record.id}`;
    const read = await client.ask('GET', address);
    expect(read).toMatchObject({ status: 200, body: path === 'teams' ? record : { data: record } });

    const change = { _method: 'put', ...fields, [renamed]: 'Renamed' };
    const kept = await client.sendForm(address, change);
    expect(kept).toMatchObject({ status: 200, body: { message: updated, data: asRead({ [renamed]: 'Renamed' }) } });
    for (const name of images) expect(kept.body.data[name]).toBe(record[name]);

    const [chosen = '', ...others] = images;
    const changed = (await client.sendForm(address, { ...change, [chosen]: await jpeg() })).body.data;
    expect(changed).toMatchObject({ [`${chosen}_width`]: 90, [`${chosen}_height`]: 60 });
    await expectPicture(changed[chosen], path);
    for (const name of others) expect(changed[name]).toBe(record[name]);

    const shown = find((await plinth.get(`/api/${shownBy(record)}`)).json());
    expect(shown).toMatchObject({ [renamed]: 'Renamed', image: changed.image });

    expect(await client.ask('DELETE', address)).toMatchObject({ status: 200, body: { message: deleted } });
    expect((await client.ask('GET', address)).status).toBe(404);
    const after = await plinth.get(`/api/${shownBy(record)}`);
    expect(after.statusCode === 404 ? undefined : find(after.json())).toBeUndefined();
  });
});

test('a blog is read with its author, a heading with its blog', async () => {
  const { image, team_id } = (await client.ask('GET', '/blogs/of-headings')).body.data;
  expect(team_id).toEqual({ id: 1, name: 'Sana', image: expect.any(String), job_title: 'Founder' });
  const heading = { blog_id: 1, sequence: 1, heading: 'h', description: '<p>d</p>', linkedin: null, image };
  const made = await client.ask('POST', '/headings', heading);
  expect(made.body.data.blog_id).toEqual({ id: 1, title: 'Of headings' });
  expect((await client.ask('GET', '/headings/blog')).body).toEqual({ data: [{ id: 1, title: 'Of headings' }] });
  const shown = (await plinth.get('/api/blog/of-headings')).json().data;
  expect(shown.team_id).toMatchObject(team_id);
  expect(shown.headings).toMatchObject([{ sequence: 1, heading: 'h' }]);
});

const singles = [
  {
    path: 'abouts',
    fields: {
      breadcrumb_short_description: 'Who we are.',
      breadcrumb_description: '<p>Us.</p>',
      breadcrumb_heading: 'About',
      wwa_heading: 'Who We Are',
      wca_heading: 'Why Choose Us',
      wwa_description: '<p>People.</p>',
      wca_description: '<p>Because.</p>',
    },
    shownBy: ['about', 'about'],
    messages: ['About Us Created!', 'About Updated!', 'About Deleted!'],
  },
  {
    path: 'service-pages',
    fields: {
      breadcrumb_short_description: 'What we do.',
      breadcrumb_description: '<p>Work.</p>',
      breadcrumb_heading: 'Services',
      page_title: 'Our Services',
      page_short_description: 'All of them.',
      page_description: '<p>Here.</p>',
    },
    shownBy: ['service-page', 'servicePage'],
    messages: ['Service Page Created!', 'Service Page Updated!', 'Service Page Details Deleted!'],
  },
] as const;

test.each(singles)('$path is one record, changed by PUT with JSON', async ({ path, fields, shownBy, messages }) => {
  const [created, updated, deleted] = messages;
  const [call, key] = shownBy;
  expect((await client.ask('GET', `/${path}`)).body).toEqual({ data: null });
  expect(await client.ask('POST', `/${path}`, fields)).toMatchObject({
    status: 201,
    body: { message: created, data: { id: 1, ...fields } },
  });
  const change = { ...fields, breadcrumb_heading: 'Changed' };
  const changed = await client.ask('PUT', `/${path}/1`, change);
  expect(changed).toMatchObject({ status: 200, body: { message: updated, data: change } });
  for (const address of [`/${path}`, `/${path}/1`])
    expect((await client.ask('GET', address)).body).toEqual({ data: changed.body.data });
  expect((await plinth.get(`/api/${call}`)).json()[key]).toMatchObject(change);
  expect(await client.ask('DELETE', `/${path}/1`)).toMatchObject({ status: 200, body: { message: deleted } });
  expect((await plinth.get(`/api/${call}`)).json()[key]).toBeNull();
});

test('settings are read and changed by PUT with their eight fields as JSON', async () => {
  const fields = {
    footer_short_description: 'A small agency.',
    phone: '+92 300 0000000',
    email: 'hello@plinth.example',
    linkedin: 'https://www.linkedin.com/company/plinth',
    facebook: 'https://www.facebook.com/plinth',
    twitter: 'https://x.com/plinth',
    expertise_heading: 'Design, Build, Grow',
    expertise_description: 'All three.',
  };
  const changed = await client.ask('PUT', '/settings/1', fields);
  expect(changed).toMatchObject({ status: 200, body: { message: 'Settings Updated!', data: fields } });
  expect((await client.ask('GET', '/settings/1')).body.data).toEqual(changed.body.data);
  const answer = (await plinth.get('/api/setting')).json();
  expect(answer).toMatchObject({
    setting: fields,
    services: [],
    blogs: [{ title: 'Of headings', slug: 'of-headings' }],
  });
});

test('signing in and out', async () => {
  const person = { email: 'sana@example.com', password: 'plinths carry' };
  const answer = (await plinth.post('/api/login', person)).json();
  expect(answer).toMatchObject({ message: 'User Logged In Successfully!', user: { email: person.email } });
  const headers = { authorization: `Bearer ${answer.ACCESS_TOKEN}` };
  const out = await plinth.request({ method: 'POST', url: '/api/logout', headers });
  expect([out.statusCode, out.json()]).toEqual([200, { message: 'logged Out Successfully' }]);
  expect((await plinth.get('/api/abouts', headers)).statusCode).toBe(401);
  const wrong = await plinth.post('/api/login', { ...person, password: 'guessed' });
  expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { message: /./, errors: { email: [/./] } }]);
});

test.each(['services', 'blogs', 'reviews', 'review', 'blog'])('all of %s are found along the links', async (call) => {
  const isPublic = !call.endsWith('s');
  const { path = '', fields } = lives.find(({ path }) => path.startsWith(call)) ?? {};
  const image = (await client.ask('GET', '/blogs/of-headings')).body.data.image;
  for (let number = 1; number <= 11; number += 1)
    await client.ask('POST', `/${path}`, { ...fields, image, detail_page_image: image });
  const found = new Set<number>();
  let total = 0;
  let next: string | null = `${PUBLIC_URL}/api/${call}`;
  while (next) {
    const { pathname, search, origin } = new URL(next);
    expect(origin).toBe(PUBLIC_URL);
    const { data, meta } = (await plinth.get(pathname + search, { authorization: client.authorization })).json();
    expect(data.length).toBeLessThanOrEqual(isPublic ? 9 : 10);
    for (const { id } of data) found.add(id);
    expect(meta.to).toBe(found.size);
    next = meta.links.at(-1).url;
    total = meta.total;
  }
  expect(found.size).toBe(total);
  expect(total).toBeGreaterThan(10);
});

/** Choices come back as numbers, relations as objects, the rest as it was sent. */
function asRead(fields: Record<string, string>) {
  const entries = Object.entries(fields).map(([name, value]) => {
    if (name.endsWith('_id')) return [name, { id: Number(value) }];
    return [name, /status|sequence/.test(name) ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

async function expectPicture(path: string, area: string) {
  expect(path).toMatch(new RegExp(`^/files/${area}/`));
  const { statusCode, headers } = await plinth.get(path);
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
}
