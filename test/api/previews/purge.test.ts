import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft, saveDraft, share } from '../../shared-drafts.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { sendForm } from '../app/documents/html-form.ts';
import { clientOf, signInTo, tokenOf } from '../app/people.ts';
import { runCleanup } from '../app/run-cleanup.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: ApiClient;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  sana = await signInTo(app);
});
afterAll(() => app.stop());

/** Lets days pass, cleans up, and returns the tables that name the visitor. */
async function tablesAfter(days: number) {
  now += days * DAY;
  await runCleanup(app.services);
  const rows = Object.entries(await readAllRows(app.services.database));
  return rows.flatMap(([table, texts]) => (texts.some((text) => /quillfeather/i.test(text)) ? [table] : []));
}

const fields = { project_name: 'Shop', feedback: 'Second' };
const words = { name: 'Quillfeather', text: 'Quillfeather was here', decision: 'approved', version: '1' };
const everywhere = ['activity', 'comments', 'preview_links'];

test('what visitors said goes 30 days after their link has ended', async () => {
  const { path } = await share(sana, await beginDraft(sana, review, null, fields), { days: 5 });
  await sendForm(app, path, words);
  expect(await tablesAfter(0)).toEqual(everywhere);
  expect(await tablesAfter(34)).toEqual(everywhere);
  expect(await tablesAfter(1)).toEqual([]);
});

test('and 30 days after their link was revoked, however long it would have worked', async () => {
  sana = clientOf(app, await tokenOf(app, 'sana@example.com'));
  const { id, path } = await share(sana, await beginDraft(sana, review, null, fields), { days: 90 });
  await sendForm(app, path, words);
  await sana.call('DELETE', `/preview-links/${id}`);
  expect(await tablesAfter(29)).toEqual(everywhere);
  expect(await tablesAfter(1)).toEqual([]);
});

test('and when a discarded draft is purged', async () => {
  sana = clientOf(app, await tokenOf(app, 'sana@example.com'));
  const draft = await beginDraft(sana, review, null, fields);
  await sendForm(app, (await share(sana, draft, { days: 90 })).path, words);
  await sana.call('DELETE', `/drafts/${draft}`);
  expect(await tablesAfter(29)).toEqual(everywhere);
  expect(await tablesAfter(2)).toEqual([]);
});

test('a name goes from the activity log with its own link, although older links still work', async () => {
  sana = clientOf(app, await tokenOf(app, 'sana@example.com'));
  const draft = await beginDraft(sana, review, null, fields);
  const long = await share(sana, draft, { days: 90 });
  const short = await share(sana, draft, { days: 5 });
  await sendForm(app, long.path, { name: 'Longlived', text: 'Hello' });
  await sendForm(app, short.path, words);
  await tablesAfter(34);
  expect(await tablesAfter(1)).toEqual([]);
  sana = clientOf(app, await tokenOf(app, 'sana@example.com'));
  const { data } = (await sana.ask('GET', '/activity?per_page=100')).body;
  expect(data.map((entry: { user_name: string }) => entry.user_name)).toContain('Longlived (visitor)');
});

test('a picture that only a pinned link shows is kept as long as the link', async () => {
  sana = clientOf(app, await tokenOf(app, 'sana@example.com'));
  const image = await app.upload(review.path);
  const draft = await beginDraft(sana, review, null, { ...fields, image });
  const { path } = await share(sana, draft, { pinned: true, days: 5 });
  await saveDraft(sana, draft, { image: '' });
  await tablesAfter(4);
  expect((await app.get(path)).body).toContain(image.replace(/\.\w+$/, ''));
  expect((await app.get(image)).statusCode).toBe(200);
  await tablesAfter(32);
  await tablesAfter(1);
  expect((await app.get(image)).statusCode).toBe(404);
});
