import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft, type Link, saveDraft, share } from '../../shared-drafts.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { hiddenFieldsOf, sendForm } from '../app/documents/html-form.ts';
import { addPerson, signInTo } from '../app/people.ts';

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: ApiClient;
let wanda: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  sana = await signInTo(app);
  wanda = await addPerson(app, 'Wanda', 'writer');
});
afterAll(() => app.stop());

let key: string;
let draft: number;
let link: Link;
beforeEach(async () => {
  key = String(await app.create(review, { project_name: 'Shop', feedback: 'First', status: 1 }));
  draft = await beginDraft(sana, review, key, { feedback: 'Second' });
  link = await share(sana, draft);
});

async function say(fields: Record<string, string>, { path } = link) {
  now += 60_000;
  const seen = await hiddenFieldsOf(app, path);
  expect((await sendForm(app, path, { ...seen, name: 'Anna', ...fields })).statusCode).toBe(303);
}

const answersTo = async ({ ask }: Pick<ApiClient, 'ask'>) => (await ask('GET', '/overview')).body.data.answers;

test('whoever made a link is told what was said by it, the newest first, until the draft is published', async () => {
  await say({ text: 'Almost.' });
  const first = new Date(now).toISOString();
  await say({ text: 'Lovely.', decision: 'approved' });
  const subject = { draft_id: draft, type: 'reviews', key, language: null, title: 'Shop', by: 'Anna' };
  expect(await answersTo(sana)).toEqual([
    { ...subject, answer: 'approved', at: new Date(now).toISOString() },
    { ...subject, answer: 'comment', at: first },
  ]);
  expect(await answersTo(wanda)).toEqual([]);
  await sana.call('POST', `/drafts/${draft}/publish`);
  expect(await answersTo(sana)).toEqual([]);
});

test('a draft that is discarded, or of a deleted record, has no answers', async () => {
  await say({ decision: 'changes' });
  await sana.call('DELETE', `/reviews/${key}`);
  expect(await answersTo(sana)).toEqual([]);
  await sana.call('POST', `/reviews/${key}/restore`);
  expect(await answersTo(sana)).toMatchObject([{ answer: 'changes' }]);
  await sana.call('DELETE', `/drafts/${draft}`);
  expect(await answersTo(sana)).toEqual([]);
});

test('nobody is told of a draft that is no longer theirs to see', async () => {
  const omar = await addPerson(app, 'Omar', 'editor');
  await say({ decision: 'approved' }, await share(omar, draft));
  expect(await answersTo(omar)).toHaveLength(1);
  await sana.call('PUT', `/users/${omar.id}/role`, { role: 'writer' });
  expect(await answersTo(omar)).toEqual([]);
  await sana.call('PUT', `/users/${omar.id}/role`, { role: 'sales' });
  expect(await answersTo(omar)).toBeUndefined();
  await sana.call('DELETE', `/drafts/${draft}`);
});

test('own drafts say which version was approved', async () => {
  const approved = async () => {
    const { data } = (await sana.ask('GET', '/drafts?mine=1')).body;
    const { version, approved_version } = data.find(({ id }: { id: number }) => id === draft);
    return [version, approved_version];
  };
  expect(await approved()).toEqual([1, null]);
  await say({ decision: 'approved' });
  expect(await approved()).toEqual([1, 1]);
  await saveDraft(sana, draft, { feedback: 'Third' });
  expect(await approved()).toEqual([2, 1]);
  await say({ decision: 'changes' });
  expect(await approved()).toEqual([2, null]);
  expect((await wanda.ask('GET', '/drafts?mine=1')).body.data).toEqual([]);
});
