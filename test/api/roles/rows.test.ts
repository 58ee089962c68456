import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { review } from '../../../content/types/review.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { addPerson } from '../app/people.ts';

const LATER = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
const SECRET = 'Sentinel of somebody else';

type Person = Awaited<ReturnType<typeof addPerson>>;

let app: TestApp;
let owner: Person;
let editor: Person;
let writer: Person;
let sales: Person;
beforeAll(async () => {
  app = await startApp();
  await createOneOfEach(app);
  owner = await addPerson(app, 'Owner');
  editor = await addPerson(app, 'Editor', 'editor');
  writer = await addPerson(app, 'Writer', 'writer');
  sales = await addPerson(app, 'Sales', 'sales');
});
afterAll(() => app.stop());
beforeEach(async () => {
  const db = app.services.database.kysely.withTables<ContentTables>();
  await db.deleteFrom('schedules').execute();
  await db.deleteFrom('drafts').execute();
});

const begin = (by: Person, body: object = {}) => by.ask('POST', '/drafts', { type: 'reviews', ...body });
const titles = async ({ ask }: Person, path: string): Promise<string[]> =>
  (await ask('GET', path)).body.data.map(({ title }: { title: string }) => title);

test('whoever writes a draft may not do so of the site itself, whatever names its type', async () => {
  for (const person of [editor, writer])
    for (const type of ['settings', 'brand']) {
      expect((await begin(person, { type, key: '1' })).status).toBe(403);
      for (const list of ['drafts', 'schedules'])
        expect((await person.ask('GET', `/${list}?type=${type}`)).status).toBe(403);
      expect((await person.ask('POST', '/live-preview/page', { type, path: '/', fields: {} })).status).toBe(403);
      expect((await person.ask('POST', `/media?area=${type}`)).status).toBe(403);
    }
  const settings = (await begin(owner, { type: 'settings', key: '1', fields: { product_name: SECRET } })).body.data;
  await owner.ask('POST', `/drafts/${settings.id}/schedule`, { time: LATER });
  const [schedule] = (await owner.ask('GET', '/schedules')).body.data;
  expect(schedule).toMatchObject({ type: 'settings', draft_id: settings.id });
  expect(await titles(editor, '/schedules')).toEqual([]);
  expect(await titles(editor, '/drafts')).toEqual([]);
  for (const [method, path] of [
    ['GET', `/drafts/${settings.id}`],
    ['PUT', `/drafts/${settings.id}`],
    ['GET', `/drafts/${settings.id}/diff`],
    ['POST', `/drafts/${settings.id}/publish`],
    ['POST', `/drafts/${settings.id}/schedule`],
    ['DELETE', `/drafts/${settings.id}`],
    ['DELETE', `/schedules/${schedule.id}`],
  ] as const)
    expect([method, path, (await editor.ask(method, path, {})).status]).toEqual([method, path, 403]);
  expect((await owner.ask('GET', '/schedules')).body.data).toHaveLength(1);
});

describe('a writer', () => {
  let foreignDraft: number;
  let ownDraft: number;
  beforeEach(async () => {
    foreignDraft = (await begin(editor, { key: '1', fields: { project_name: SECRET } })).body.data.id;
    ownDraft = (await begin(writer, { fields: { project_name: 'My own' } })).body.data.id;
    for (const id of [foreignDraft, ownDraft]) await editor.ask('POST', `/drafts/${id}/schedule`, { time: LATER });
    await editor.ask('POST', '/blogs/one/schedule', { action: 'unpublish', time: LATER });
  });

  test('gets own drafts alone, however they are asked for', async () => {
    for (const query of ['', '?type=reviews', '?per_page=100&page=1', '?mine=1'])
      expect(await titles(writer, `/drafts${query}`)).toEqual(['My own']);
    expect((await titles(editor, '/drafts')).toSorted()).toEqual(['My own', SECRET]);
    expect((await titles(writer, '/schedules')).toSorted()).toEqual(['My own', 'One']);
    expect((await writer.ask('GET', '/schedules?per_page=1')).body).toMatchObject({ meta: { total: 2, last_page: 2 } });
    expect(await titles(writer, '/schedules?per_page=1&page=2')).toHaveLength(1);
    expect(await titles(editor, '/schedules')).toHaveLength(3);
  });

  test('reads no word of a draft that somebody else began', async () => {
    const paths = [
      `/drafts/${foreignDraft}`,
      `/drafts/${foreignDraft}/diff`,
      `/drafts/${foreignDraft}/`,
      `/Drafts/${foreignDraft}`,
      `//drafts/${foreignDraft}`,
      `/drafts/0${foreignDraft}`,
      `/drafts/%3${foreignDraft}`,
      `/drafts/${foreignDraft}?id=${ownDraft}`,
      '/reviews/1/draft',
      '/reviews/1',
      '/reviews/1/revisions',
      '/reviews?search=Sentinel',
      '/reviews?search=Sentinel&state=draft',
      '/drafts',
      `/drafts?created_by=${editor.id}`,
      '/schedules',
      '/overview',
      '/activity',
      `/activity?user_id=${editor.id}`,
      '/activity?subject=review&record_id=1',
      '/deleted',
    ];
    for (const path of paths) {
      const { status, body } = await writer.ask('GET', path);
      expect([path, status, JSON.stringify(body)]).toEqual([
        path,
        expect.any(Number),
        expect.not.stringContaining(SECRET),
      ]);
    }
    const preview = await writer.ask('POST', '/live-preview', { type: 'blogs', key: 'one', fields: {} });
    expect([preview.status, JSON.stringify(preview.body)]).toEqual([200, expect.not.stringContaining(SECRET)]);
  });

  test('gets of the links to earlier drafts those that are own ones', async () => {
    const share = async (by: Person, id: number) =>
      (await by.ask('POST', `/drafts/${id}/links`, { label: `${by.name} ${SECRET}` })).body.data.id as number;
    const key = String(await app.create(review, {}));
    const beginOne = async (by: Person) => (await begin(by, { key })).body.data.id as number;
    const publish = (id: number) => editor.ask('POST', `/drafts/${id}/publish`, {});
    const first = await beginOne(editor);
    const linkOfEditor = await share(editor, first);
    await publish(first);
    const next = await beginOne(writer);
    const labels = async ({ ask }: Person, id: number) =>
      ((await ask('GET', `/drafts/${id}/links`)).body.data as { label: string }[]).map(({ label }) => label);
    expect(await labels(writer, next)).toEqual([]);
    expect(await labels(editor, next)).toEqual([`Editor ${SECRET}`]);
    expect((await writer.ask('GET', `/preview-links/${linkOfEditor}/comments`)).status).toBe(403);
    await share(writer, next);
    await publish(next);
    expect(await labels(writer, await beginOne(writer))).toEqual([`Writer ${SECRET}`]);
  });

  test('is told who has a draft of a record already, and begins none beside it', async () => {
    expect(await begin(writer, { key: '1' })).toMatchObject({
      status: 409,
      body: { message: 'Editor already has a draft of this review.' },
    });
    expect((await writer.ask('POST', '/reviews/1/revisions/1/draft')).status).toBe(409);
  });

  test('keeps an own draft that an editor has saved since, and restores it, but nobody else’s', async () => {
    expect((await editor.ask('PUT', `/drafts/${ownDraft}`, { fields: { project_name: 'Edited' } })).status).toBe(200);
    expect((await writer.ask('GET', `/drafts/${ownDraft}`)).status).toBe(200);
    for (const id of [ownDraft, foreignDraft]) await editor.ask('DELETE', `/drafts/${id}`);
    expect((await writer.ask('POST', `/drafts/${foreignDraft}/restore`)).status).toBe(403);
    expect((await writer.ask('POST', `/drafts/${ownDraft}/restore`)).status).toBe(200);
  });

  test('cannot change or discard what is published at a time chosen by an editor', async () => {
    const change = (by: Person) =>
      by.ask('PUT', `/drafts/${ownDraft}`, { fields: { project_name: 'After it was seen' } });
    const changeAnOlderOne = { version: 0, fields: { project_name: 'Before it was seen' } };
    const refused = (verb: string) => ({
      status: 409,
      body: {
        message: `Editor has scheduled this draft. Ask an editor to cancel the schedule before you ${verb} it.`,
      },
    });
    const schedules = async () =>
      (await editor.ask('GET', '/schedules')).body.data as { id: number; draft_id: number }[];
    const scheduled = async () => (await schedules()).find(({ draft_id }) => draft_id === ownDraft)?.id;
    expect(await change(writer)).toMatchObject(refused('change'));
    expect(await writer.ask('PUT', `/drafts/${ownDraft}`, changeAnOlderOne)).toMatchObject(refused('change'));
    expect(await writer.ask('DELETE', `/drafts/${ownDraft}`)).toMatchObject(refused('discard'));
    expect((await writer.ask('POST', `/drafts/${ownDraft}/restore`)).status).toBe(404);
    await editor.ask('DELETE', `/schedules/${await scheduled()}`);
    expect((await change(writer)).status).toBe(200);
    expect((await writer.ask('DELETE', `/drafts/${ownDraft}`)).status).toBe(200);
  });

  test('cannot publish by another method or spelling', async () => {
    const fields = { project_name: 'Changed', _method: 'put' };
    const headers = { authorization: `Bearer ${writer.token}` };
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const override = { ...headers, 'x-http-method-override': 'PUT', 'x-method-override': 'PUT' };
    const responses = await Promise.all([
      app.request({
        method: 'POST',
        url: '/api/reviews/1',
        headers: form,
        payload: new URLSearchParams(fields).toString(),
      }),
      app.request({ method: 'GET', url: '/api/reviews/1', headers: override }),
      app.request({ method: 'POST', url: '/api/drafts', headers: override, payload: { type: 'reviews', ...fields } }),
      app.request({ method: 'PUT', url: '/api/reviews/1/', headers, payload: {} }),
      app.request({ method: 'PUT', url: '/api/Reviews/1', headers, payload: {} }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 200, 400, 404, 404]);
    expect((await owner.ask('GET', '/reviews/1')).body.data).toMatchObject({ project_name: 'One', version: 1 });
  });

  test('has no draft left to work on once the role is another one', async () => {
    await owner.ask('PUT', `/users/${writer.id}/role`, { role: 'sales' });
    for (const path of [`/drafts/${ownDraft}`, '/drafts', '/schedules'])
      expect((await writer.ask('GET', path)).status).toBe(403);
    await owner.ask('PUT', `/users/${writer.id}/role`, { role: 'writer' });
  });
});

test('a list by what is drafted or scheduled is for those who write drafts', async () => {
  for (const list of ['/reviews', '/teams'])
    for (const state of ['draft', 'changed', 'scheduled']) {
      expect((await sales.ask('GET', `${list}?state=${state}`)).status).toBe(403);
      expect((await writer.ask('GET', `${list}?state=${state}`)).status).toBe(200);
    }
  expect((await sales.ask('GET', '/reviews?state=published')).status).toBe(200);
});

test('the activity log shows owners everything, editors content, and everybody what they did', async () => {
  await app.services.content.update(review, 1, { feedback: 'Changed' }, owner);
  for (const { ask, name } of [owner, editor, writer, sales]) await ask('PUT', '/account', { name });
  const seenBy = async ({ ask }: Person) => {
    const { data } = (await ask('GET', '/activity?per_page=100')).body;
    return data as { user_name: string; subject: string }[];
  };
  const namesIn = (entries: { user_name: string }[]) => new Set(entries.map(({ user_name }) => user_name));
  expect(namesIn(await seenBy(owner))).toEqual(new Set(['Plinth', 'Test', 'Owner', 'Editor', 'Writer', 'Sales']));
  expect(namesIn(await seenBy(writer))).toEqual(new Set(['Writer']));
  expect(namesIn(await seenBy(sales))).toEqual(new Set(['Sales']));
  const ofEditor = await seenBy(editor);
  expect(ofEditor).toContainEqual(expect.objectContaining({ subject: 'review', user_name: 'Owner' }));
  const others = ofEditor.filter(({ user_name }) => user_name !== 'Editor').map(({ subject }) => subject);
  expect(others).not.toContain('user');
  expect(others).not.toContain('settings');
  expect((await sales.ask('GET', `/activity?user_id=${owner.id}`)).body.data).toEqual([]);
  expect((await sales.ask('GET', '/activity')).body.meta.total).toBe((await seenBy(sales)).length);
});

test('the dashboard counts what the role may see', async () => {
  const parts = { leads: 'messages', content: 'inactive', site: 'backup' };
  const seen = async ({ ask }: Person) => {
    const { data } = (await ask('GET', '/overview')).body;
    return Object.entries(parts).flatMap(([name, key]) => (key in data ? name : []));
  };
  expect(await seen(owner)).toEqual(['leads', 'content', 'site']);
  expect(await seen(editor)).toEqual(['leads', 'content']);
  expect(await seen(writer)).toEqual(['content']);
  expect(await seen(sales)).toEqual(['leads']);
  for (const person of [editor, writer, sales])
    expect((await person.ask('GET', '/overview')).body.data).not.toHaveProperty('mail');
});

test('colleagues learn the names of each other and who answers, and no more', async () => {
  for (const { ask } of [sales, writer]) {
    const { data } = (await ask('GET', '/users')).body;
    expect(data[0]).toEqual({ id: owner.id, name: 'Owner', disabled_at: null, may_answer: true });
  }
});

test('deleted posts are for those who may restore them', async () => {
  await app.services.content.softDelete(blog, 1, owner);
  expect(await titles(editor, '/deleted')).toEqual(['One']);
  for (const { ask } of [writer, sales]) expect((await ask('GET', '/deleted')).status).toBe(403);
  for (const { ask } of [writer, sales]) expect((await ask('POST', '/blogs/one/restore')).status).toBe(403);
  expect((await editor.ask('POST', '/blogs/one/restore')).status).toBe(200);
});
