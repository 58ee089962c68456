import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { isOnEveryPage, isRecordPage, pageOf } from '../../../content/addresses.ts';
import { API } from '../../../content/public-calls.ts';
import { fileFields } from '../../../content/inbox/inbox-kind.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { callPaths } from '../../public-addresses.ts';
import type { ApiClient } from '../../api-client.ts';
import { pdf } from '../../files.ts';
import { png } from '../../pictures.ts';
import { sendForm } from '../app/documents/html-form.ts';
import { signInTo } from '../app/people.ts';
import { type ApiDocument, createConformity } from '../app/conformity.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { itemOf, sendItem } from '../app/inbox-items.ts';
import { sampleFields } from '../app/sample-fields.ts';
import { succeeds, walkAccounts, walkLeads } from './walk-people.ts';
import { walkSecondStep } from './walk-second-step.ts';
import { walkWebhooks } from './walk-webhooks.ts';
import { wordsOf } from '../languages/words-of.ts';

const SLUG = 'the-one';

let app: TestApp;
let client: ApiClient;
let document: ApiDocument;
beforeAll(async () => {
  app = await startApp();
  client = await signInTo(app);
  document = (await app.get('/api/openapi.json')).json();
});
afterAll(() => app.stop());

describe('a response that does not match its description is detected', () => {
  const response = { method: 'GET', url: '/api/settings/1', status: 200, type: 'application/json; charset=utf-8' };
  const record = async () => (await client.ask('GET', '/settings/1')).body.data;

  test.each([
    ['a field too many', (data: object) => ({ data: { ...data, deleted_at: null } })],
    ['a field too few', ({ phone: _phone, ...data }: { phone?: string }) => ({ data })],
    ['a field of another kind', (data: object) => ({ data: { ...data, phone: 555 } })],
    ['another wrapping', (data: object) => data],
  ])('%s', async (_, spoil) => {
    const check = createConformity(document).check;
    const data = await record();
    expect(() => check({ ...response, body: JSON.stringify({ data }) })).not.toThrow();
    expect(() => check({ ...response, body: JSON.stringify(spoil(data)) })).toThrow('GET /api/settings/1 returned 200');
  });

  test('an undescribed status or media type, and a failure without a message', () => {
    const { check, untested } = createConformity(document);
    expect(() => check({ ...response, status: 204, body: '' })).toThrow('does not describe');
    expect(() => check({ ...response, type: 'text/html', body: '' })).toThrow('as text/html');
    expect(() => check({ ...response, status: 404, body: '{"error":"x"}' })).toThrow('returned 404');
    expect(() => check({ ...response, status: 422, body: '{"message":"x"}' })).not.toThrow();
    expect(untested()).toContain('GET /api/settings/{key}');
  });
});

test('a body that is accepted, though it is not described, is detected', () => {
  const { check, undescribed } = createConformity(document);
  const call = { method: 'PUT', url: '/api/account/tour', status: 200, type: 'application/json' };
  const body = JSON.stringify({ data: { ended: true } });
  check({ ...call, body, sent: '{"ended":true}' });
  expect(undescribed()).toEqual([]);
  check({ ...call, body, sent: '{"ended":"x"}' });
  expect(undescribed()).toEqual([expect.stringContaining('PUT /api/account/tour accepted {"ended":"x"}')]);
});

describe('every described call succeeds with what is described, and with the described response', () => {
  test.each(contentTypes)('that of a $name', async (type) => {
    await walkType(type);
    expect(app.conformity.undescribed()).toEqual([]);
  });

  test('that of anything else, and there is no other', async () => {
    await walkTheRest();
    await walkLeads({ app, client });
    await walkAccounts({ app, client });
    await walkSecondStep({ app, client });
    expect(app.conformity.untested()).toEqual([]);
    expect(app.conformity.undescribed()).toEqual([]);
  });
});

async function walkType(type: ContentType) {
  const path = `/${type.path}`;
  const fields = { ...(await sampleFields(type, app.upload)), slug: SLUG };
  if (type.messages.created) await succeeds(client.ask('POST', path, fields));
  const address = `${path}/${type.addressedBy === 'slug' ? fields.slug : 1}`;
  await succeeds(client.ask('GET', path));
  await succeeds(client.ask('GET', address));
  await succeeds(client.ask('GET', `${address}/linked-from`));
  if (isRecordPage(pageOf(type))) await succeeds(client.ask('GET', `${address}/figures`));
  await succeeds(client.ask('PUT', address, fields));
  await succeeds(client.sendForm(address, { _method: 'put' }));
  if (isRecordPage(pageOf(type)))
    await succeeds(client.ask('POST', '/live-preview', { type: type.path, key: SLUG, fields }));
  if (isOnEveryPage(type))
    await succeeds(client.ask('POST', '/live-preview/page', { type: type.path, path: '/', fields }));
  if (type.ordered) await succeeds(client.ask('POST', `${address}/move`, { position: 1 }));
  for (const rest of ['', '/1', '/1/diff']) await succeeds(client.ask('GET', `${address}/revisions${rest}`));
  await succeeds(client.ask('PUT', `${address}/revisions/1`, { label: 'Before the relaunch' }));
  await succeeds(client.ask('GET', `${address}/answers`));
  await succeeds(client.ask('POST', `${address}/revisions/1/restore`));
  if (type.screens.create && !type.single) await succeeds(client.ask('POST', `${address}/duplicate`));
  await walkDrafts(type, address);
  if (isTranslatable(type)) await walkTranslations(type, address);
  if (!type.messages.deleted) return;
  await succeeds(client.ask('GET', `${address}/dependents`));
  await succeeds(client.ask('DELETE', address));
  await succeeds(client.ask('GET', '/deleted'));
  await succeeds(client.ask('POST', `${address}/restore`));
}

async function walkTranslations(type: ContentType, address: string) {
  const [key, translation] = [address.split('/').at(-1), `${address}/translations/de`];
  await client.ask('PUT', '/settings/1', { languages: ['en', 'de'].map((language) => ({ language, shown: true })) });
  // Items have ids once the first translation is begun.
  const { body } = await client.ask('POST', '/drafts', { type: type.path, key, language: 'de', fields: {} });
  await succeeds(client.ask('GET', `${translation}/draft`));
  await succeeds(client.ask('DELETE', `/drafts/${body.data.id}`));
  const record = (await client.ask('GET', address)).body;
  await succeeds(client.ask('PUT', translation, wordsOf(type, record.data ?? record, 'de')));
  for (const path of [`${address}/translations`, translation, `${translation}/source-diff`])
    await succeeds(client.ask('GET', path));
  const { version } = record.data ?? record;
  await succeeds(client.ask('POST', `${translation}/up-to-date`, { source_version: version }));
  for (const path of ['/languages', `/translations?type=${type.path}&ids=1`]) await succeeds(client.ask('GET', path));
  const { slug } = (await client.ask('GET', translation)).body.data;
  const bySlug = new URLSearchParams({ type: type.path, language: 'de', slug });
  if (typeof slug === 'string') await succeeds(client.ask('GET', `/translations/by-slug?${bySlug}`));
  await succeeds(client.ask('DELETE', translation));
  await succeeds(client.ask('POST', `${translation}/restore`));
}

async function walkDrafts(type: ContentType, address: string) {
  const key = address.split('/').at(-1);
  await succeeds(client.ask('POST', `${address}/revisions/1/draft`));
  await client.ask('DELETE', `/drafts/${(await client.ask('GET', `${address}/draft`)).body.data.id}`);
  const { body } = await client.ask('POST', '/drafts', { type: type.path, key });
  const draft = `/drafts/${body.data.id}`;
  await succeeds(client.ask('GET', `${address}/draft`));
  await succeeds(client.ask('GET', '/drafts'));
  await succeeds(client.ask('GET', '/drafts/closed'));
  await succeeds(client.ask('GET', `${draft}/checks`));
  await succeeds(client.ask('POST', '/unseen-links', { links: ['/no-such-page'] }));
  await succeeds(client.ask('POST', '/differences', { type: type.path, before: {}, after: {} }));
  await succeeds(client.ask('POST', '/presence', { type: type.path, key }));
  await succeeds(client.ask('GET', draft));
  await succeeds(client.ask('GET', `${draft}/diff`));
  await succeeds(client.ask('PUT', draft, { fields: {} }));
  await succeeds(client.ask('DELETE', draft));
  await succeeds(client.ask('POST', `${draft}/restore`));
  const time = new Date(Date.now() + 86_400_000).toISOString();
  if ('status' in type.fields) await succeeds(client.ask('POST', `${address}/schedule`, { action: 'publish', time }));
  await succeeds(client.ask('POST', `${draft}/schedule`, { time }));
  await succeeds(client.ask('GET', '/schedules'));
  const schedules: { id: number }[] = (await client.ask('GET', '/schedules')).body.data;
  for (const { id } of schedules) await succeeds(client.ask('DELETE', `/schedules/${id}`));
  await walkDiscussion(draft);
  await walkLinks(draft);
  const published = client.ask('POST', `${draft}/publish`);
  await succeeds(published);
  await succeeds(client.ask('POST', `${address}/undo`, { version: (await published).body.data.version }));
}

async function walkDiscussion(draft: string) {
  await succeeds(client.ask('GET', `${draft}/reviewers`));
  await succeeds(client.ask('POST', `${draft}/review`, { text: 'Ready.' }));
  await succeeds(client.ask('DELETE', `${draft}/review`, { text: 'Not yet.' }));
  const comment = client.ask('POST', `${draft}/comments`, { quote: 'Word', text: 'Is it?' });
  await succeeds(comment);
  await succeeds(client.ask('POST', `/comments/${(await comment).body.data.id}/resolve`, { resolved: true }));
  await succeeds(client.ask('GET', `${draft}/comments`));
  await succeeds(client.ask('GET', '/drafts?waiting=me'));
}

async function walkLinks(draft: string) {
  const { status, body } = await client.ask('POST', `${draft}/links`, { label: 'For the client' });
  // Nobody sees a part of what is not public.
  if (status === 422) return;
  const link = `/preview-links/${body.data.id}`;
  await sendForm(app, body.data.path, { name: 'Anna', text: 'Fine', decision: 'approved', version: '1' });
  await succeeds(client.ask('GET', `${draft}/links`));
  await succeeds(client.ask('GET', `${link}/comments`));
  await succeeds(client.ask('DELETE', link));
}

async function walkTheRest() {
  await succeeds(client.ask('GET', '/headings/blog'));
  await succeeds(client.ask('GET', '/link-targets?search=a'));
  await succeeds(client.sendForm('/media', { image: await png() }));
  await succeeds(client.ask('GET', '/media/queue'));
  await walkLibrary();
  for (const path of [...callPaths(SLUG), `${API}/related-blog?slug=${SLUG}`])
    await succeeds(client.ask('GET', path.slice(API.length)));
  const email = 'ines@example.com';
  for (const kind of inboxKinds) {
    const { statusCode: status, body } = await sendItem(app, kind, itemOf(kind, { email }));
    await succeeds(Promise.resolve({ status, body }));
    for (const field of fileFields(kind).keys()) await succeeds(client.ask('GET', `/${kind.path}/1/files/${field}`));
  }
  const time = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await succeeds(client.ask('POST', '/meetings/1/decline'));
  await succeeds(client.ask('POST', '/meetings/1/confirm'));
  await succeeds(client.ask('POST', '/meetings/1/reschedule', { time }));
  await succeeds(client.ask('POST', '/meetings/1/cancel'));
  for (const { path } of inboxKinds) {
    await succeeds(client.ask('GET', `/${path}`));
    await succeeds(client.ask('GET', `/${path}/1`));
    await succeeds(client.ask('PUT', `/${path}/1`, { status: 'in progress' }));
    await succeeds(client.ask('POST', `/${path}/1/resend`));
    await succeeds(client.ask('PUT', `/${path}`, { ids: [1], status: 'won' }));
    await succeeds(client.ask('GET', `/${path}/1/neighbours`));
    await walkDraftOfReply(path);
    await succeeds(client.ask('GET', `/${path}/1/timeline`));
    await succeeds(client.ask('GET', `/${path}/1/same-person`));
    const { authorization } = client;
    expect((await app.get(`/api/${path}/export`, { authorization })).statusCode).toBe(200);
  }
  expect((await app.get('/api/figures.csv', { authorization: client.authorization })).statusCode).toBe(200);
  const { version: _none, ...hours } = (await client.ask('GET', '/availability')).body.data;
  await succeeds(client.ask('PUT', '/availability', hours));
  await succeeds(client.ask('GET', '/users/1/availability'));
  await succeeds(client.ask('POST', '/account/calendar-feed'));
  await succeeds(client.ask('GET', '/account/calendar-feed'));
  await succeeds(client.ask('DELETE', '/account/calendar-feed'));
  await succeeds(client.ask('PUT', '/users/1/availability', hours));
  const kind = { name: 'A talk', status: 1, hosts: [1], where: 'phone' };
  await succeeds(client.ask('POST', '/meeting-kinds', kind));
  expect((await app.get('/api/slots?kind=a-talk')).statusCode).toBe(200);
  expect((await app.get('/api/search/site?q=a')).statusCode).toBe(200);
  const wanted = { kind: 'a-talk', time };
  await succeeds(client.ask('GET', `/meetings/time?${new URLSearchParams(wanted)}`));
  await succeeds(client.ask('POST', '/meetings', { name: 'Ines', email, ...wanted }));
  await succeeds(client.ask('GET', '/meetings/week'));
  const filter = { list: 'messages', name: 'Won', query: 'status=won' };
  const saved = await client.ask('POST', '/saved-filters', filter);
  await succeeds(client.ask('GET', '/saved-filters'));
  await succeeds(client.ask('DELETE', `/saved-filters/${saved.body.data.id}`));
  await walkWebhooks({ app, client });
  const { path } = (await client.ask('POST', '/backups')).body.data;
  expect((await app.get(path)).statusCode).toBe(200);
  const whose = `?email=${email}`;
  await succeeds(client.ask('GET', `/personal-data/counts${whose}`));
  await succeeds(client.ask('GET', `/personal-data${whose}`));
  await succeeds(client.ask('DELETE', `/personal-data${whose}`));
}

async function walkDraftOfReply(path: string) {
  const replies = `/${path}/1/replies`;
  await succeeds(client.ask('PUT', `${replies}/draft`, { text: 'Hello', version: null }));
  await succeeds(client.ask('POST', `${replies}/preview`, { text: 'Hello' }));
  await succeeds(client.ask('GET', replies));
  await succeeds(client.ask('POST', `/${path}/1/presence`));
}

async function walkLibrary() {
  const { body } = await client.sendForm('/media?kept=1', { image: await png('other.png', 61) });
  const picture = `/media/${body.data.id}`;
  await succeeds(client.sendForm('/media', { image: await png('other.png', 61) }));
  await succeeds(client.ask('GET', '/media?search=other&unused=1&undescribed=1&kind=picture&shape=square'));
  await succeeds(client.ask('GET', picture));
  await succeeds(client.ask('PUT', picture, { alt: 'A square', kept: true }));
  await succeeds(client.sendForm(`${picture}/replace`, { image: await png('another.png', 62) }));
  await succeeds(client.ask('DELETE', picture));
  await succeeds(client.ask('POST', `${picture}/restore`));
  const document = (await client.sendForm('/media', { file: pdf() })).body.data;
  await succeeds(client.ask('GET', `/media/${document.id}`));
  await succeeds(client.sendForm(`/media/${document.id}/replace`, { file: pdf('another.pdf', 2) }));
}
