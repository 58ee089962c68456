import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { about } from '../../../content/types/about.ts';
import { page } from '../../../content/types/page.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft } from '../../shared-drafts.ts';
import { readAllRows } from '../app/database-rows.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const PAGE = '/pages/about-us';

const site = signedInApp();
let omar: ApiClient;
let id: number;
beforeAll(async () => {
  omar = await addPerson(site.app, 'Omar', 'editor');
});
beforeEach(async () => {
  id = await site.app.create(about, { wwa_heading: 'Who', wwa_description: '<p>We are.</p>', wca_heading: 'Why' });
});
afterEach(async () => {
  const { data: draft } = await site.client.call<{ data: { id: number } | null }>('GET', `${PAGE}/draft`);
  if (draft) await site.client.call('DELETE', `/drafts/${draft.id}`);
  await site.client.ask('DELETE', `/abouts/${id}`);
});

const ask: ApiClient['ask'] = (...call) => site.client.ask(...call);
const read = async (path: string) => (await ask('GET', path)).body.data;
const version = async () => (await read(PAGE)).version as number;
const begin = (fields: object) => beginDraft(site.client, page, 'about-us', fields);
const publish = (draft: number) => ask('POST', `/drafts/${draft}/publish`);
const rows = () => readAllRows(site.app.services.database);

describe('a page that shows a record of its own type', () => {
  test('has it, and no other page does', async () => {
    expect((await read(PAGE)).about).toEqual(await read(`/abouts/${id}`));
    expect(await read('/pages/our-services')).toMatchObject({ service_page: null });
    expect(Object.keys(await read('/pages/home'))).not.toContain('about');
    expect(Object.keys(await read(PAGE))).not.toContain('service_page');
  });

  test('saves what is sent of it, as its own call does', async () => {
    const { status, body } = await ask('PUT', PAGE, { lead: 'L', about: { wwa_heading: 'Who we are', version: 1 } });
    expect([status, body.message]).toEqual([200, 'Page Updated!']);
    expect(body.data).toMatchObject({
      lead: 'L',
      about: { id, version: 2, wwa_heading: 'Who we are', wca_heading: 'Why' },
    });
    expect((await read(`/abouts/${id}/revisions`))[0]).toMatchObject({ version: 2, changed: ['wwa_heading'] });
    expect((await site.app.get('/api/about')).json().about).toMatchObject({ wwa_heading: 'Who we are' });
    const form = await site.client.sendForm(PAGE, { _method: 'put', about: JSON.stringify({ team_heading: 'Us' }) });
    expect(form.body.data.about).toMatchObject({ version: 3, wwa_heading: 'Who we are', team_heading: 'Us' });
  });

  test('leaves it as it is where nothing of it differs, or null is sent', async () => {
    for (const sent of [{ wwa_heading: 'Who', version: 1 }, {}, null])
      expect((await ask('PUT', PAGE, { about: sent })).body.data.about).toMatchObject({ id, version: 1 });
  });

  test('does not overwrite what somebody else has saved of it', async () => {
    await omar.call('PUT', `/abouts/${id}`, { wwa_heading: 'By Omar' });
    const before = await rows();
    const refused = await ask('PUT', PAGE, { lead: 'M', about: { wwa_heading: 'Mine', version: 1 } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Omar has saved the About page “About” since you opened it.',
    ]);
    expect(await rows()).toEqual(before);
  });

  test('creates it with its first text, and not without one', async () => {
    await ask('DELETE', `/abouts/${id}`);
    const empty = { wwa_heading: '', wwa_description: null };
    expect((await ask('PUT', PAGE, { about: empty })).body.data.about).toBeNull();
    const stale = await ask('PUT', PAGE, { about: { wwa_heading: 'New', version: 1 } });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Somebody has deleted the About page since you opened it.',
    ]);
    const { about: created } = (await ask('PUT', PAGE, { about: { wwa_heading: 'New', version: null } })).body.data;
    expect(created).toMatchObject({ version: 1, wwa_heading: 'New', wca_heading: null });
    ({ id } = created);
    const late = await ask('PUT', PAGE, { about: { wwa_heading: 'Other', version: null } });
    expect(late.status).toBe(409);
  });

  test('is refused with the errors of both, and nothing is saved', async () => {
    const before = await rows();
    const long = 'x'.repeat(300);
    const { status, body } = await ask('PUT', PAGE, { title: '', about: { wwa_heading: long, team_heading: 7 } });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['title', 'about.wwa_heading', 'about.team_heading']]);
    for (const sent of ['x', 7, [], true, { version: 'x' }])
      expect((await ask('PUT', PAGE, { about: sent })).status).toBe(422);
    expect(await rows()).toEqual(before);
  });

  test('ignores it where it belongs to another page', async () => {
    await ask('PUT', '/pages/home', { about: { wwa_heading: 'From home' }, service_page: { page_title: 'From home' } });
    const draft = await beginDraft(site.client, page, 'home', { 'about.wwa_heading': 'From home' });
    expect((await read(`/drafts/${draft}`)).fields).toEqual({});
    await publish(draft);
    expect(await read(`/abouts/${id}`)).toMatchObject({ version: 1 });
    expect(await read('/service-pages')).toBeNull();
  });
});

describe('the draft of such a page', () => {
  const fields = {
    lead: 'A new lead',
    'about.wwa_heading': 'Who we are',
    'about.wwa_description': '<p onclick="x">New</p>',
  };

  test('holds changes of both, says what differs, and publishes them together', async () => {
    const draft = await begin({ ...fields, 'about.wca_heading': 'Why' });
    const saved = await read(`/drafts/${draft}`);
    expect(saved.fields).toEqual({ ...fields, 'about.wwa_description': '<p>New</p>' });
    expect(saved).toMatchObject({ part_version: 1, conflicts: [], authors: [{ fields: Object.keys(fields) }] });
    const differences = (await read(`/drafts/${draft}/diff`)) as { field: string; label: string }[];
    expect(differences.map(({ field, label }) => [field, label])).toEqual([
      ['lead', 'Lead'],
      ['about.wwa_heading', 'Who We Are Heading'],
      ['about.wwa_description', 'Who We Are Description'],
    ]);
    expect(await read(`/abouts/${id}`)).toMatchObject({ version: 1 });
    const { body } = await publish(draft);
    expect(body.data).toMatchObject({ lead: 'A new lead', about: { id, version: 2, wwa_heading: 'Who we are' } });
    const activity = (await read('/activity')) as { action: string; subject: string; record_id: number }[];
    expect(activity.slice(0, 2)).toMatchObject([
      { action: 'updated', subject: 'about', record_id: id },
      { action: 'published', subject: 'page' },
    ]);
  });

  test('is checked when it is published, with the paths of the form', async () => {
    const draft = await begin({
      'about.wwa_heading': 'x'.repeat(300),
      'about.wca_description': '<p>[your street]</p>',
    });
    const checks = await read(`/drafts/${draft}/checks`);
    expect(checks).toContainEqual(expect.objectContaining({ field: 'about.wwa_heading', kind: 'refused' }));
    expect(checks).toContainEqual(expect.objectContaining({ field: 'about.wca_description', kind: 'blank' }));
    const before = await rows();
    const { status, body } = await publish(draft);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['about.wwa_heading']]);
    expect(await rows()).toEqual(before);
  });

  test('conflicts with what somebody else publishes of the same text, and keeps other texts of theirs', async () => {
    const draft = await begin(fields);
    await omar.call('PUT', `/abouts/${id}`, { wca_heading: 'By Omar' });
    expect((await read(`/drafts/${draft}`)).conflicts).toEqual([]);
    await omar.call('PUT', `/abouts/${id}`, { wwa_heading: 'By Omar' });
    expect((await read(`/drafts/${draft}`)).conflicts).toEqual(['about.wwa_heading']);
    const refused = await publish(draft);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Omar has published another Who We Are Heading in the meantime.',
    ]);
    await ask('PUT', `/drafts/${draft}`, { part_version: 3 });
    const { about: published } = (await publish(draft)).body.data;
    expect(published).toMatchObject({ version: 4, wwa_heading: 'Who we are', wca_heading: 'By Omar' });
  });

  test('conflicts where the record was deleted, and creates it once somebody has decided', async () => {
    const draft = await begin({ 'about.wwa_heading': 'Who we are' });
    await ask('DELETE', `/abouts/${id}`);
    expect((await publish(draft)).status).toBe(409);
    await ask('PUT', `/drafts/${draft}`, { part_version: null });
    const { about: created } = (await publish(draft)).body.data;
    expect(created).toMatchObject({ version: 1, wwa_heading: 'Who we are', wwa_description: null });
    ({ id } = created);
  });

  test('leaves a draft of the record by itself alone, which conflicts later', async () => {
    const apart = await beginDraft(omar, about, String(id), { wwa_heading: 'By Omar', wca_heading: 'By Omar' });
    const before = await read(`/drafts/${apart}`);
    await publish(await begin({ 'about.wwa_heading': 'Who we are' }));
    expect(await read(`/drafts/${apart}`)).toEqual({ ...before, conflicts: ['wwa_heading'] });
    expect((await publish(apart)).status).toBe(409);
    await ask('DELETE', `/drafts/${apart}`);
  });

  test('forgets a text that is as it is published again', async () => {
    const draft = await begin(fields);
    const { body } = await ask('PUT', `/drafts/${draft}`, { fields: { 'about.wwa_heading': 'Who' } });
    expect(body.data.fields).not.toHaveProperty(['about.wwa_heading']);
    expect(body.data.fields).toHaveProperty(['about.wwa_description']);
  });

  test.each<[string, object, string]>([
    ['a text with parts', { fields: { 'about.wwa_heading': { a: 1 } } }, 'about.wwa_heading'],
    ['a text that is too long', { fields: { 'about.wwa_description': 'x'.repeat(300_000) } }, 'about.wwa_description'],
    ['a version that there is not', { part_version: 99 }, 'part_version'],
    ['a version that is a text', { part_version: 'x' }, 'part_version'],
  ])('is refused with %s', async (_, sent, path) => {
    const before = await rows();
    const { status, body } = await ask('POST', '/drafts', { type: 'pages', key: 'about-us', ...sent });
    expect([status, Object.keys(body.errors)]).toEqual([422, [path]]);
    expect(await rows()).toEqual(before);
  });

  test('keeps what it has been sent of a text, without NULs', async () => {
    const draft = await begin({ 'about.wwa_heading': 'a\0b', 'about.unknown': 'x', about: { wwa_heading: 'x' } });
    expect((await read(`/drafts/${draft}`)).fields).toEqual({ 'about.wwa_heading': 'ab' });
  });

  test('is commented on at a text', async () => {
    const draft = await begin(fields);
    const comment = (field: string) => ask('POST', `/drafts/${draft}/comments`, { field, text: 'Good.' });
    expect((await comment('about.wwa_heading')).status).toBe(201);
    expect((await comment('about.nothing')).status).toBe(422);
  });

  test('is published once by two people at once', async () => {
    const draft = await begin({ 'about.wwa_heading': 'Who we are' });
    const answers = await Promise.all([publish(draft), omar.ask('POST', `/drafts/${draft}/publish`)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(await read(`/abouts/${id}`)).toMatchObject({ version: 2 });
  });

  test('is written by writers, who publish neither', async () => {
    const will = await addPerson(site.app, 'Will', 'writer');
    const draft = await beginDraft(will, page, 'about-us', { 'about.wwa_heading': 'By Will' });
    expect((await will.ask('POST', `/drafts/${draft}/publish`)).status).toBe(403);
    expect((await will.ask('PUT', PAGE, { about: { wwa_heading: 'By Will' } })).status).toBe(403);
    expect(await read(`/abouts/${id}`)).toMatchObject({ version: 1 });
  });
});

describe('what was published with a page', () => {
  const publishText = async (text: string) => publish(await begin({ 'about.wwa_heading': text }));
  const undo = async () => ask('POST', `${PAGE}/undo`, { version: await version() });

  test('is undone with it, and is a draft again', async () => {
    await publishText('Too early');
    const { status, body } = await undo();
    expect([status, body.data.about.wwa_heading, body.draft.fields]).toEqual([
      200,
      'Who',
      { 'about.wwa_heading': 'Too early' },
    ]);
  });

  test('is deleted again where it did not exist', async () => {
    await ask('DELETE', `/abouts/${id}`);
    await publishText('First');
    expect((await undo()).body.data.about).toBeNull();
    expect(await read('/abouts')).toBeNull();
  });

  test('is not undone once somebody has changed it, while other texts are no obstacle', async () => {
    await publishText('First');
    await omar.call('PUT', `/abouts/${id}`, { wwa_heading: 'By Omar' });
    const refused = await undo();
    expect([refused.status, refused.body.message]).toEqual([409, 'Somebody has changed the About page since.']);
    await ask('PUT', PAGE, { lead: 'Only the lead' });
    await omar.call('PUT', `/abouts/${id}`, { wwa_heading: 'By Omar again' });
    expect((await undo()).status).toBe(200);
    expect(await read(`/abouts/${id}`)).toMatchObject({ wwa_heading: 'By Omar again' });
  });

  test('is in the history of the page: named, compared and restored', async () => {
    await publishText('First');
    const first = await version();
    await publish(await begin({ lead: 'Second', 'about.wwa_heading': 'Second' }));
    const [newest] = (await read(`${PAGE}/revisions`)) as { changed: string[] }[];
    expect(newest?.changed).toEqual(['lead', 'about.wwa_heading']);
    const differences = (await read(`${PAGE}/revisions/${first}/diff`)) as { field: string; html: string }[];
    expect(differences.find(({ field }) => field === 'about.wwa_heading')?.html).toBe(
      '<del>First</del><ins>Second</ins>',
    );
    const { data } = (await ask('POST', `${PAGE}/revisions/${first}/draft`)).body;
    expect(data.fields).toMatchObject({ 'about.wwa_heading': 'First' });
    await ask('POST', `${PAGE}/revisions/${first}/restore`);
    expect(await read(`/abouts/${id}`)).toMatchObject({ wwa_heading: 'First' });
  });
});

test('a version from before is compared with what was there until the next one', async () => {
  const services = '/pages/our-services';
  const { service_page: saved } = (await ask('PUT', services, { service_page: { page_title: 'First' } })).body.data;
  expect(await read(`${services}/revisions/1/diff`)).toMatchObject([
    { field: 'service_page.page_title', after: 'First' },
  ]);
  await ask('DELETE', `/service-pages/${saved.id}`);
});
