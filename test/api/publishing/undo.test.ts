import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes, typeAt, typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { ApiClient } from '../../api-client.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach, pathOfOne } from '../app/one-of-each.ts';
import { addPerson, signInTo } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let now = Date.parse('2026-12-01T12:00:00Z');
let app: TestApp;
let client: ApiClient;
let will: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  client = await signInTo(app);
  will = await addPerson(app, 'Will', 'editor');
  await createOneOfEach(app);
});
afterAll(() => app.stop());

const read = async (path: string) => (await client.ask('GET', path)).body.data;

/** What a record holds, without what every save changes. */
function contentOf({ version: _version, updated_at: _updated, ...content }: Record<string, unknown>) {
  return content;
}

describe('undoing a change', () => {
  test.each(contentTypes.map((type: ContentType) => [type.path, type] as const))(
    'of %s brings back everything that it held',
    async (_, type) => {
      const path = pathOfOne(type);
      const fields = await sampleFields(type, app.upload);
      const readAll = async () => {
        const { body } = await client.ask('GET', path);
        return (body.data ?? body) as Record<string, unknown>;
      };
      const before = await readAll();
      const changed = await client.ask('PUT', path, fields);
      const undone = await client.ask('POST', `${path}/undo`, { version: changed.body.data.version });
      expect(undone).toMatchObject({ status: 200, body: { message: 'Publication Undone!', draft: null } });
      expect(contentOf(await readAll())).toEqual(contentOf(before));
    },
  );

  test('brings back the address, and the one in between leads to it', async () => {
    await addReview('services', 'Weaving');
    const changed = await client.ask('PUT', '/services/weaving', { slug: 'looms', title: 'Looms' });
    await client.ask('POST', '/services/looms/undo', { version: changed.body.data.version });
    expect(await read('/services/weaving')).toMatchObject({ title: 'Weaving', slug: 'weaving' });
    expect((await app.get('/our-services/looms')).headers.location).toBe('/services/weaving');
  });

  test('of a post that was shown for the first time takes its date back', async () => {
    const fields = { ...(await sampleFields(blogType, app.upload)), title: 'Shown', status: 2, published_at: null };
    await client.ask('POST', '/blogs', { ...fields, team_id: await app.create(teamMember, {}) });
    const { version, published_at } = (await client.ask('PUT', '/blogs/shown', { status: 1 })).body.data;
    expect(published_at).not.toBeNull();
    await client.ask('POST', '/blogs/shown/undo', { version });
    expect(await read('/blogs/shown')).toMatchObject({ status: 2, published_at: null });
  });

  test.each([
    ['loses the date that it got by that', null, undefined],
    ['keeps the date that somebody chose', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z'],
  ])('that made a post %s', async (_, published_at, expected) => {
    const fields = { ...(await sampleFields(blogType, app.upload)), title: 'First', status: 1, published_at };
    const post = await client.ask('POST', '/blogs', { ...fields, team_id: await app.create(teamMember, {}) });
    const { slug, version } = post.body.data;
    const { draft } = (await client.ask('POST', `/blogs/${slug}/undo`, { version })).body;
    expect(draft.fields.published_at).toBe(expected);
  });

  test('is refused once somebody has saved it again, once 30 days are over, and for what is not there', async () => {
    const path = `/reviews/${await addReview()}`;
    const { version } = (await client.ask('PUT', path, { feedback: 'Second' })).body.data;
    await will.ask('PUT', path, { feedback: 'Third' });
    expect(await client.ask('POST', `${path}/undo`, { version })).toMatchObject({
      status: 409,
      body: { message: 'Will has saved this since.' },
    });
    now += 31 * DAY;
    const again = clientOfNow();
    expect(await (await again).ask('POST', `${path}/undo`, { version: version + 1 })).toMatchObject({
      status: 409,
      body: { message: 'It was published more than 30 days ago.' },
    });
    now -= 31 * DAY;
    expect((await client.ask('POST', `${path}/undo`, {})).status).toBe(422);
    expect((await client.ask('POST', '/reviews/999/undo', { version: 1 })).status).toBe(404);
    expect((await read(path)).feedback).toBe('Third');
  });
});

describe('undoing the publication of a draft', () => {
  test('opens the draft again, whose links follow it and whose authors are as before', async () => {
    const id = await addReview();
    const draft = await begin({ key: String(id), fields: { feedback: 'In the draft' } });
    await will.ask('PUT', `/drafts/${draft.id}`, { fields: { project_summary: 'By Will' } });
    await client.ask('POST', `/drafts/${draft.id}/links`, { label: 'For the client' });
    const before = await read(`/drafts/${draft.id}`);
    const { version } = (await client.ask('POST', `/drafts/${draft.id}/publish`)).body.data;
    expect((await client.ask('POST', `/drafts/${draft.id}/restore`)).status).toBe(404);
    const undone = await client.ask('POST', `/reviews/${id}/undo`, { version });
    expect(undone.body).toMatchObject({
      message: 'Publication Undone! It is a draft again.',
      data: { feedback: 'Feedback', version: version + 1 },
      draft: before,
    });
    expect((await read(`/drafts/${draft.id}/links`))[0]).toMatchObject({ label: 'For the client', published: false });
    expect((await client.ask('POST', `/drafts/${draft.id}/publish`)).body.data).toMatchObject({
      feedback: 'In the draft',
      project_summary: 'By Will',
    });
  });

  test('is refused where somebody has begun another one since', async () => {
    const id = await addReview();
    const draft = await begin({ key: String(id), fields: { feedback: 'First' } });
    const { version } = (await client.ask('POST', `/drafts/${draft.id}/publish`)).body.data;
    await will.ask('POST', '/drafts', { type: 'reviews', key: String(id), fields: { feedback: 'Since' } });
    expect(await client.ask('POST', `/reviews/${id}/undo`, { version })).toMatchObject({
      status: 409,
      body: { message: 'Will already has a draft of this review.' },
    });
    expect((await read(`/reviews/${id}`)).feedback).toBe('First');
  });

  test('takes along what the same person has typed since, unless that is scheduled', async () => {
    const id = await addReview();
    const draft = await begin({ key: String(id), fields: { feedback: 'First', project_summary: 'In the draft' } });
    const publish = async () =>
      (await client.ask('POST', `/drafts/${draft.id}/publish`)).body.data as { version: number };
    const typeMore = async () => begin({ key: String(id), fields: { feedback: 'Since' } });
    const first = await publish();
    const since = await typeMore();
    const undone = await client.ask('POST', `/reviews/${id}/undo`, { version: first.version });
    expect(undone.body).toMatchObject({
      data: { feedback: 'Feedback' },
      draft: { id: draft.id, fields: { feedback: 'Since', project_summary: 'In the draft' }, conflicts: [] },
    });
    expect(await read(`/reviews/${id}/draft`)).toEqual(undone.body.draft);
    expect((await client.ask('GET', `/drafts/${since.id}`)).status).toBe(404);

    const second = await publish();
    const later = await typeMore();
    await client.ask('POST', `/drafts/${later.id}/schedule`, { time: new Date(now + DAY).toISOString() });
    expect(await client.ask('POST', `/reviews/${id}/undo`, { version: second.version })).toMatchObject({
      status: 409,
      body: { message: 'You already have a draft of this review.' },
    });
    expect(await read(`/reviews/${id}/draft`)).toMatchObject({ id: later.id, schedule: { failure: null } });
  });

  test('of a new record takes along what was typed since, with a draft and without', async () => {
    const fields = await sampleFields(reviewType, app.upload);
    const draft = await begin({ fields });
    const created = [
      (await client.ask('POST', `/drafts/${draft.id}/publish`)).body.data,
      (await client.ask('POST', '/reviews', fields)).body.data,
    ];
    for (const { id, version } of created) {
      await begin({ key: String(id), fields: { feedback: 'Since' } });
      const { body } = await client.ask('POST', `/reviews/${id}/undo`, { version });
      expect(body).toMatchObject({ data: null, draft: { key: null, fields: { feedback: 'Since' } } });
      expect(body.draft.fields.client_name).toBe(fields['client_name']);
    }
  });

  test('of a new record leaves the draft alone, at no address', async () => {
    const draft = await begin({ fields: await sampleFields(reviewType, app.upload) });
    const { id, version } = (await client.ask('POST', `/drafts/${draft.id}/publish`)).body.data;
    const undone = await client.ask('POST', `/reviews/${id}/undo`, { version });
    expect(undone.body).toMatchObject({ data: null, draft: { id: draft.id, key: null, version: draft.version } });
    expect((await client.ask('GET', `/reviews/${id}`)).status).toBe(404);
    expect((await read('/deleted')).map(({ key }: { key: string }) => key)).not.toContain(String(id));
  });

  test('for which somebody has chosen a time brings that back, unless it is over', async () => {
    const id = await addReview();
    const publishAndUndo = async (draft: { id: number }, later: number) => {
      const time = new Date(now + DAY).toISOString();
      await client.ask('POST', `/drafts/${draft.id}/schedule`, { time });
      const { version } = (await client.ask('POST', `/drafts/${draft.id}/publish`)).body.data;
      now += later;
      const { body } = await (await clientOfNow()).ask('POST', `/reviews/${id}/undo`, { version });
      now -= later;
      return [body.draft.schedule?.due_at ?? null, time];
    };
    const draft = await begin({ key: String(id), fields: { feedback: 'Soon' } });
    const [due, time] = await publishAndUndo(draft, 60_000);
    expect(due).toBe(time);
    expect((await publishAndUndo(draft, 2 * DAY))[0]).toBeNull();
  });
});

describe('undoing the creation of a record without a draft', () => {
  test('makes it a draft, with its address and its parts', async () => {
    const team_id = await app.create(teamMember, {});
    const fields = { ...(await sampleFields(blogType, app.upload)), team_id, title: 'Engines', slug: 'looms' };
    const headings = [{ heading: 'First', description: '<p>One</p>', image: await app.upload('headings') }];
    const { body } = await client.ask('POST', '/blogs', { ...fields, headings });
    const undone = await client.ask('POST', '/blogs/looms/undo', { version: body.data.version });
    expect(undone).toMatchObject({ status: 200, body: { data: null, draft: { key: null, title: 'Engines' } } });
    expect((await app.get('/blogs/looms')).statusCode).toBe(404);
    const again = await client.ask('POST', `/drafts/${undone.body.draft.id}/publish`);
    expect(again.body.data).toMatchObject({ title: 'Engines', slug: 'looms', headings: [{ heading: 'First' }] });
  });

  test('is refused for one that others belong to, and for one that every site has', async () => {
    const { body } = await client.ask('POST', '/teams', await sampleFields(teamMember, app.upload));
    const { id, slug, version } = body.data;
    await client.ask('PUT', '/blogs/one', { team_id: id });
    expect(await client.ask('POST', `/teams/${slug}/undo`, { version })).toMatchObject({
      status: 409,
      body: { message: `A post belongs to this ${teamMember.noun.one} by now.` },
    });
    const { version: first } = await read('/pages/our-work');
    expect([first, await client.ask('POST', '/pages/our-work/undo', { version: first })]).toMatchObject([
      1,
      { status: 409 },
    ]);
  });
});

test.each([
  ['saved', (id: number) => will.ask('PUT', `/headings/${id}`, { heading: 'By Will' })],
  ['deleted', (id: number) => will.ask('DELETE', `/headings/${id}`)],
])('undoing a post is refused once somebody has %s one of its headings', async (deed, change) => {
  const headings = [{ heading: 'One', description: '<p>One</p>', image: await app.upload('headings') }];
  const address = `/blogs/heading-${deed}`;
  const fields = { ...(await sampleFields(blogType, app.upload)), slug: `heading-${deed}` };
  await client.ask('POST', '/blogs', { ...fields, team_id: await app.create(teamMember, {}) });
  const { version, headings: saved } = (await client.ask('PUT', address, { headings })).body.data;
  expect((await change(saved[0].id)).status).toBe(200);
  const before = await read(address);
  expect(await client.ask('POST', `${address}/undo`, { version })).toMatchObject({
    status: 409,
    body: { message: 'Somebody has changed the headings of this post since.' },
  });
  expect(await read(address)).toEqual(before);
});

test('undoing a post with its headings brings back those that were changed, moved, added and removed', async () => {
  const team_id = await app.create(teamMember, {});
  const image = await app.upload('headings');
  const heading = (text: string) => ({ heading: text, description: `<p>${text}</p>`, image });
  const fields = { ...(await sampleFields(blogType, app.upload)), team_id, slug: 'with-headings' };
  await client.ask('POST', '/blogs', { ...fields, headings: ['First', 'Second', 'Third'].map(heading) });
  const before = (await read('/blogs/with-headings')) as { headings: { id: number; version: number }[] };
  const [first, , third] = before.headings;
  const changed = await client.ask('PUT', '/blogs/with-headings', {
    headings: [{ id: third?.id }, { id: first?.id, heading: 'Changed' }, heading('Added')],
  });
  expect(changed.status).toBe(200);
  const undone = await client.ask('POST', '/blogs/with-headings/undo', { version: changed.body.data.version });
  expect(undone.status).toBe(200);
  const contents = (headings: Record<string, unknown>[]) =>
    headings.map(({ id, heading, description, sequence }) => ({ id, heading, description, sequence }));
  expect(contents((await read('/blogs/with-headings')).headings)).toEqual(contents(before.headings as never));
});

const blogType = typeNamed('blog');
const reviewType = typeNamed('review');

async function begin(draft: object) {
  return (await client.ask('POST', '/drafts', { type: 'reviews', ...draft })).body.data as {
    id: number;
    version: number;
  };
}

/** Creates a review, or a record of another type with a title. */
async function addReview(path = 'reviews', title = 'Shop') {
  const type = typeAt(path);
  return app.create(type, { [type.title]: title });
}

/** The session of `client` may have ended. */
async function clientOfNow() {
  return addPerson(app, `Now${(added += 1)}`);
}
let added = 0;
