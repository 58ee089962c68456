import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { settings } from '../../../content/types/settings.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { hiddenFieldsOf, sendForm } from '../app/documents/html-form.ts';
import { addPerson } from '../app/people.ts';
import { runCleanup } from '../app/run-cleanup.ts';
import { signedInApp } from '../app/signed-in-app.ts';

type Person = Awaited<ReturnType<typeof addPerson>>;

const MINUTE = 60_000; // ms
const DAY = 24 * 60 * MINUTE;

const site = signedInApp();
let will: Person;
let ruth: Person;
let record: number;
let draft: number;
beforeAll(async () => {
  will = await addPerson(site.app, 'Will', 'writer');
  ruth = await addPerson(site.app, 'Ruth', 'editor');
});
beforeEach(async () => {
  site.now += MINUTE;
  record = await site.app.create(review, { project_name: 'Shop', feedback: 'First' });
  draft = await beginDraft(will, review, String(record), { feedback: 'Second thoughts' });
});

const comment = (by: Pick<ApiClient, 'ask'>, body: object, id = draft) =>
  by.ask('POST', `/drafts/${id}/comments`, body);
const resolve = (by: Pick<ApiClient, 'ask'>, id: number, body: object = {}) =>
  by.ask('POST', `/comments/${id}/resolve`, body);
const commentsOf = async (by: Pick<ApiClient, 'ask'> = ruth, id = draft) =>
  (await by.ask('GET', `/drafts/${id}/comments`)).body.data;

describe('a comment', () => {
  test('stands at words of a field, and is resolved and opened again', async () => {
    const { status, body } = await comment(ruth, { field: 'feedback', quote: 'Second', text: ' Why?\r\nReally. ' });
    const added = { by: 'Ruth', by_id: ruth.id, step: null, field: 'feedback', quote: 'Second', text: 'Why?\nReally.' };
    expect([status, body.message]).toEqual([201, 'Comment Added!']);
    expect(body.data).toMatchObject({ ...added, version: 1, resolved_at: null });
    expect(await commentsOf(will)).toEqual([body.data]);

    const resolved = await resolve(will, body.data.id);
    expect([resolved.status, resolved.body.message]).toEqual([200, 'Comment Resolved!']);
    expect(resolved.body.data).toMatchObject({ resolved_by: 'Will', resolved_at: new Date(site.now).toISOString() });
    site.now += MINUTE;
    expect((await resolve(ruth, body.data.id)).body.data).toEqual(resolved.body.data);
    expect((await resolve(ruth, body.data.id, { resolved: false })).body.data).toEqual(body.data);
    const { data } = (await site.client.ask('GET', '/activity?per_page=2')).body;
    expect(data).toMatchObject([
      { user_name: 'Will', action: 'resolved', title: 'Shop' },
      { user_name: 'Ruth', action: 'commented on', title: 'Shop' },
    ]);
  });

  test.each([
    [{}, { text: ['Comment is required.'] }],
    [{ text: ' ' }, { text: ['Comment is required.'] }],
    [{ text: 7 }, { text: [expect.any(String)] }],
    [{ text: 'x'.repeat(2001) }, { text: ['Comment can be at most 2,000 characters long.'] }],
    [{ text: 'x\0y' }, { text: ['Comment contains a character that cannot be stored.'] }],
    [{ text: 'x', quote: 'x'.repeat(301) }, { quote: ['Quote can be at most 300 characters long.'] }],
    [{ text: 'x', quote: 'x\0y' }, { quote: ['Quote contains a character that cannot be stored.'] }],
    [{ text: 'x', field: 'password' }, { field: ['Field must be a field of the form.'] }],
    [{ text: 'x', field: '__proto__' }, { field: ['Field must be a field of the form.'] }],
    [{ text: 'x', field: 'feedback..x' }, { field: ['Field must be a field of the form.'] }],
    [{ text: 'x', field: `feedback${'.x'.repeat(200)}` }, { field: ['Field must be a field of the form.'] }],
    [{ text: 'x', field: ['feedback'] }, { field: ['Field must be a field of the form.'] }],
    ['x', { body: ['The comment must be sent as named fields.'] }],
  ])('is refused as %j', async (body, errors) => {
    const sent = typeof body === 'string' ? [body] : body;
    expect(await comment(ruth, sent)).toMatchObject({ status: 422, body: { errors } });
    expect(await commentsOf()).toEqual([]);
  });

  test.each(['image', 'image_alt', 'project_review'])(
    'may be about %s, whatever the form has an input for',
    async (field) => {
      expect((await comment(ruth, { field, text: 'Why?' })).body.data).toMatchObject({ field, quote: null });
    },
  );

  test('of half a megabyte is not read', async () => {
    expect((await comment(ruth, { text: 'x'.repeat(500_000) })).status).toBe(413);
  });

  test('is for those who may write in the draft, and so is its resolution', async () => {
    const wim = await addPerson(site.app, `Wim${draft}`, 'writer');
    const sales = await addPerson(site.app, `Sal${draft}`, 'sales');
    const { id } = (await comment(ruth, { text: 'Only for us.' })).body.data;
    for (const other of [wim, sales]) {
      const responses = [
        await comment(other, { text: 'Hello' }),
        await resolve(other, id),
        await other.ask('GET', `/drafts/${draft}/comments`),
        await other.ask('GET', `/drafts/${draft}/reviewers`),
      ];
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect((await resolve(ruth, 0)).status).toBe(404);
    expect((await resolve(ruth, id + 100_000)).status).toBe(404);
    expect((await comment(ruth, { text: 'Hello' }, draft + 100_000)).status).toBe(404);
    expect(await commentsOf(will)).toHaveLength(1);
  });

  test('finds no room where the draft has as many as its form reads, however many are sent at once', async () => {
    const row = {
      draft_id: draft,
      user_id: will.id,
      name: 'Will',
      text: 'x',
      created_at: new Date(site.now).toISOString(),
    };
    const rows = Array.from({ length: limits.comments - 2 }, () => row);
    await site.app.services.content.db.insertInto('comments').values(rows).execute();
    const responses = await Promise.all(Array.from({ length: 5 }, () => comment(ruth, { text: 'One more' })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409, 409]);
  });
});

test('what visitors say stands among it, with the words that they name, and can be resolved', async () => {
  await comment(ruth, { text: 'Shall we ask the client?' });
  const { path } = await share(will, draft);
  const fields = { ...(await hiddenFieldsOf(site.app, path)), name: 'Anna', quote: 'Second', text: 'Third, please.' };
  expect((await sendForm(site.app, path, fields)).statusCode).toBe(303);
  expect((await site.app.get(path)).body).toMatch(/<blockquote[^>]*>“(<!-- -->)?Second(<!-- -->)?”<\/blockquote>/);
  const [, visitor] = await commentsOf(will);
  expect(visitor).toMatchObject({ by: 'Anna', by_id: null, field: null, quote: 'Second', text: 'Third, please.' });
  expect((await resolve(will, visitor.id)).status).toBe(200);
  const words = { ...fields, quote: 'x'.repeat(301) };
  expect((await sendForm(site.app, path, words)).body).toContain('Words can be at most 300 characters long.');
  expect((await site.app.get(path)).body).not.toContain('Shall we ask');
});

describe('what was said', () => {
  test('is kept with the version that the draft becomes, for whoever may draft, and changes no more', async () => {
    const wim = await addPerson(site.app, `Wim${draft}`, 'writer');
    const sales = await addPerson(site.app, `Sal${draft}`, 'sales');
    const { id } = (await comment(ruth, { text: 'Fine.' })).body.data;
    await ruth.ask('POST', `/drafts/${draft}/publish`, {});
    const { data } = (await ruth.ask('GET', `/reviews/${record}/revisions`)).body;
    expect(data).toMatchObject([
      { version: 2, draft_id: draft, comments: 1 },
      { version: 1, draft_id: null, comments: 0 },
    ]);
    for (const reader of [ruth, will, wim]) expect(await commentsOf(reader)).toMatchObject([{ text: 'Fine.' }]);
    expect((await sales.ask('GET', `/drafts/${draft}/comments`)).status).toBe(403);
    for (const response of [await resolve(ruth, id), await comment(ruth, { text: 'Too late' })])
      expect(response.status).toBe(404);
  });

  test.each(['publish', 'discard'])('about the settings stays among owners, also after a %s', async (end) => {
    const draftOfSettings = await beginDraft(site.client, settings, '1', { phone: '555' });
    await comment(site.client, { field: 'phone', text: 'Is it ours?' }, draftOfSettings);
    const read = (by: Pick<ApiClient, 'ask'>) => by.ask('GET', `/drafts/${draftOfSettings}/comments`);
    expect((await read(ruth)).status).toBe(403);
    if (end === 'publish') await site.client.call('POST', `/drafts/${draftOfSettings}/publish`, {});
    else await site.client.call('DELETE', `/drafts/${draftOfSettings}`);
    expect((await read(ruth)).status).toBe(403);
    expect((await read(site.client)).body.data).toMatchObject([{ text: 'Is it ours?' }]);
  });

  test('is of the draft again once its publication is undone', async () => {
    const { id } = (await comment(ruth, { text: 'Fine.' })).body.data;
    const { version } = (await ruth.ask('POST', `/drafts/${draft}/publish`, {})).body.data;
    expect((await ruth.ask('POST', `/reviews/${record}/undo`, { version })).status).toBe(200);
    expect((await resolve(will, id)).status).toBe(200);
  });

  test('keeps a draft that was begun since a publication from being merged away by its undoing', async () => {
    const { version } = (await ruth.ask('POST', `/drafts/${draft}/publish`, {})).body.data;
    const since = await beginDraft(ruth, review, String(record), { feedback: 'Third' });
    await comment(ruth, { text: 'Hello' }, since);
    expect((await ruth.ask('POST', `/reviews/${record}/undo`, { version })).status).toBe(409);
  });

  test('goes with a discarded draft, but stays with a version for as long as that is stored', async () => {
    const discarded = await beginDraft(ruth, review, null, { feedback: 'Nothing' });
    await comment(ruth, { text: 'Not this.' }, discarded);
    await comment(ruth, { text: 'This.' });
    await ruth.ask('DELETE', `/drafts/${discarded}`);
    expect(await commentsOf(ruth, discarded)).toMatchObject([{ text: 'Not this.' }]);
    await ruth.ask('POST', `/drafts/${draft}/publish`, {});
    site.now += 31 * DAY;
    await runCleanup(site.app.services);
    const texts = async () => {
      const rows = site.app.services.content.db.selectFrom('comments').select('text').orderBy('id');
      return (await rows.where('draft_id', 'in', [draft, discarded]).execute()).map(({ text }) => text);
    };
    expect(await texts()).toEqual(['This.']);
    const { db } = site.app.services.content;
    await db.deleteFrom('revisions').where('draft_id', '=', draft).execute();
    await runCleanup(site.app.services);
    expect(await texts()).toEqual([]);
  });
});
