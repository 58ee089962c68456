import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { review } from '../../../content/types/review.ts';
import { limits } from '../../../server/platform/limits/limits.ts';
import type { ApiClient } from '../../api-client.ts';
import { beginDraft, type Link, linksOf, saveDraft, share } from '../../shared-drafts.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { hiddenFieldsOf, messageIn, sendForm } from '../app/documents/html-form.ts';
import { signInTo } from '../app/people.ts';

const HOUR = 60 * 60 * 1000; // ms

let now = Date.parse('2026-03-01T12:00:00Z');
let app: TestApp;
let sana: ApiClient;
let review1: number;
let draft: number;
let link: Link;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now) });
  sana = await signInTo(app);
});
afterAll(() => app.stop());

beforeEach(async () => {
  // Past the limits of the test before.
  now += 2 * HOUR;
  review1 = await app.create(review, { project_name: 'Shop', feedback: 'First', status: 1 });
  draft = await beginDraft(sana, review, String(review1), { feedback: 'Second' });
  link = await share(sana, draft);
});

const answer = ({ path }: Link, ...rest: [Parameters<typeof sendForm>[2], Parameters<typeof sendForm>[3]?]) =>
  sendForm(app, path, ...rest);
const seen = () => hiddenFieldsOf(app, link.path);
const inputNamed = (html: string, name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0];
const commentsOf = async ({ id }: Link) => (await sana.ask('GET', `/preview-links/${id}/comments`)).body.data;
const activity = async () => (await sana.ask('GET', '/activity')).body.data;

describe('a comment', () => {
  test('is stored, shown to all who have the link, and logged as that of a visitor', async () => {
    const response = await answer(link, { ...(await seen()), name: ' Anna ', text: 'Lovely.\r\nAlmost.' });
    expect([response.statusCode, response.headers.location, response.headers['cache-control']]).toEqual([
      303,
      expect.stringMatching(/^\?sent=\d+#feedback$/),
      'no-store',
    ]);
    const { body } = await app.get(`${link.path}${response.headers.location}`);
    expect(messageIn(body, 'status')).toBe('Thank you. Sana Qureshi can read it now.');
    expect(body).toContain('<strong dir="auto">Anna</strong>');
    expect(inputNamed(body, 'name')).toContain('value="Anna"');
    expect(inputNamed((await app.get(link.path)).body, 'name')).not.toContain('Anna');
    expect(body).toContain('Lovely.\nAlmost.</p>');
    const comment = { name: 'Anna', quote: null, text: 'Lovely.\nAlmost.', created_at: new Date(now).toISOString() };
    expect(await commentsOf(link)).toEqual([{ id: expect.any(Number), ...comment }]);
    expect(await linksOf(sana, draft)).toMatchObject([{ comments: 1, decision: null }]);
    expect((await activity())[0]).toMatchObject({
      user_id: null,
      user_name: 'Anna (visitor)',
      action: 'commented on',
      subject: 'review',
      record_id: review1,
      title: 'Shop',
    });
  });

  test.each([
    [{ name: '', text: 'Hello' }, 'Name is required.'],
    [{ name: 'x'.repeat(101), text: 'Hello' }, 'Name can be at most 100 characters long.'],
    [{ name: 'A\nB', text: 'Hello' }, 'Name must be a single line of text.'],
    [{ name: 'Anna', text: '' }, 'Comment is required.'],
    [{ name: 'Anna', text: 'x'.repeat(2001) }, 'Comment can be at most 2,000 characters long.'],
    [{ name: 'Anna', text: 'x\0y' }, 'Comment contains a character that cannot be stored.'],
  ])('is refused beside its field, with what was typed kept: %j', async (fields, sentence) => {
    const { statusCode, body, headers } = await answer(link, fields);
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store']);
    expect(messageIn(body, 'alert')).toBe('Please check the marked fields. What you typed is still here.');
    expect(body).toMatch(new RegExp(`id="(name|text)-error"[^>]*>${sentence}`));
    for (const typed of Object.values(fields)) expect(body).toContain(typed);
    expect(await commentsOf(link)).toEqual([]);
  });

  test('may be as long as browsers let it be, line breaks included', async () => {
    const text = `${'x'.repeat(999)}\r\n${'y'.repeat(1000)}`;
    expect((await answer(link, { name: 'Anna', text })).statusCode).toBe(303);
  });

  test('is neither asked for nor taken where a link has none', async () => {
    const silent = await share(sana, draft, { allows_comments: false });
    expect((await app.get(silent.path)).body).not.toContain('<textarea');
    const { statusCode } = await answer(silent, { name: 'Anna', text: 'Hello' });
    expect([statusCode, await commentsOf(silent)]).toEqual([422, []]);
    expect((await answer(silent, { ...(await seen()), name: 'Anna', decision: 'approved' })).statusCode).toBe(303);
  });
});

describe('a decision', () => {
  test.each([
    ['approved', 'approved', 'approved this draft'],
    ['changes', 'asked for changes to', 'asked for changes'],
  ])('%s is shown with name and time, and once in the activity log', async (decision, action, words) => {
    const fields = { ...(await seen()), name: 'Anna', decision };
    for (const repeated of [fields, fields]) expect((await answer(link, repeated)).statusCode).toBe(303);
    const decided = { decision, decided_by: 'Anna', decided_version: 1, decided_at: new Date(now).toISOString() };
    expect(await linksOf(sana, draft)).toMatchObject([{ ...decided, changed_since: false }]);
    expect((await app.get(link.path)).body).toMatch(new RegExp(`Anna</strong> (<!-- -->)?${words}`));
    const entries = (await activity()).filter((entry: { record_id: number }) => entry.record_id === review1);
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual([action, 'shared', 'drafted', 'created']);
  });

  test('is of the version that was seen: what changed since is said, and not approved', async () => {
    const before = await seen();
    expect(before).toEqual({ version: '1' });
    await saveDraft(sana, draft, { feedback: 'Third' });
    const late = await answer(link, { ...before, name: 'Anna', text: 'Fine', decision: 'approved' });
    expect(late.statusCode).toBe(409);
    expect(messageIn(late.body, 'alert')).toContain('The draft has changed since you opened this page.');
    expect(late.body).toContain('value="Anna"');
    expect(late.body).toContain('Third');
    expect(await linksOf(sana, draft)).toMatchObject([{ decision: null, comments: 0 }]);

    await answer(link, { ...(await seen()), name: 'Anna', decision: 'approved' });
    expect(await linksOf(sana, draft)).toMatchObject([{ decided_version: 2, changed_since: false }]);
    await saveDraft(sana, draft, { feedback: 'Fourth' });
    expect(await linksOf(sana, draft)).toMatchObject([
      { decision: 'approved', decided_version: 2, changed_since: true },
    ]);
    expect((await app.get(link.path)).body).toContain('The draft has changed since.');
    expect((await answer(link, { ...before, name: 'Eve', decision: 'approved' })).statusCode).toBe(409);
  });

  test('is not taken without the version that was seen', async () => {
    for (const unseen of [{}, { version: '' }, { version: '01' }, { version: '1.0' }, { version: '2' }]) {
      const response = await answer(link, { ...unseen, name: 'Anna', text: 'Fine', decision: 'approved' });
      expect(response.statusCode).toBe(409);
      expect(messageIn(response.body, 'alert')).toMatch(/[Ll]ook at (it|the draft) again/);
      expect(response.body).toContain('Fine</textarea>');
    }
    expect(await linksOf(sana, draft)).toMatchObject([{ decision: null, comments: 0 }]);
    expect((await answer(link, { name: 'Anna', text: 'No version' })).statusCode).toBe(303);
  });

  test('about a pinned draft is of the version that it shows', async () => {
    const pinned = await share(sana, draft, { pinned: true });
    await saveDraft(sana, draft, { feedback: 'Third' });
    await answer(pinned, { ...(await hiddenFieldsOf(app, pinned.path)), name: 'Anna', decision: 'approved' });
    expect(await linksOf(sana, draft)).toMatchObject([{ id: pinned.id, decided_version: 1, changed_since: true }, {}]);
    await sana.call('POST', `/drafts/${draft}/publish`);
    expect((await answer(pinned, { name: 'Anna', text: 'Thanks' })).statusCode).toBe(303);
    expect(await commentsOf(pinned)).toHaveLength(1);
  });

  test('about what was published meanwhile is said to come too late', async () => {
    const before = await seen();
    await sana.call('POST', `/drafts/${draft}/publish`);
    const late = await answer(link, { ...before, name: 'Anna', text: 'Fine', decision: 'approved' });
    expect(late.statusCode).toBe(409);
    expect(messageIn(late.body, 'alert')).toContain('This was published while you had it open');
    expect(late.body).toContain('Fine</textarea>');
  });

  test.each([
    { name: 'Anna', decision: 'published' },
    { name: 'Anna', decision: '' },
    { name: '', decision: 'approved' },
  ])('is not taken from %j', async (fields) => {
    expect((await answer(link, fields)).statusCode).toBe(422);
    expect(await linksOf(sana, draft)).toMatchObject([{ decision: null }]);
  });
});

describe('what anyone may send', () => {
  test('is nothing once the link is revoked, and nothing from another site', async () => {
    const from = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await answer(link, { name: 'Anna', text: 'Hello' }, from)).statusCode).toBe(403);
    await sana.call('DELETE', `/preview-links/${link.id}`);
    expect((await answer(link, { name: 'Anna', text: 'Hello' })).statusCode).toBe(404);
    expect(await commentsOf(link)).toEqual([]);
  });

  test('is limited in size, and in what it can be', async () => {
    expect((await answer(link, { name: 'Anna', text: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
    for (const [type, payload] of [
      ['application/json', '{"name":"Anna","text":"Hello"}'],
      ['multipart/form-data; boundary=x', '--x\r\nbroken'],
      ['text/plain', 'name=Anna&text=Hello'],
    ] as const) {
      const headers = { 'content-type': type };
      expect((await app.request({ method: 'POST', url: link.path, headers, payload })).statusCode).toBe(422);
    }
    expect((await app.request({ method: 'PUT', url: link.path })).statusCode).toBe(405);
  });

  test('is limited for one sender, by all links', async () => {
    const { max } = limits.previewLinks.comment.perSender;
    const other = await share(sana, draft);
    const send = (to: Link, ip: string) => answer(to, { name: 'Anna', text: 'Hello' }, { ip });
    const responses = await Promise.all(Array.from({ length: max + 10 }, () => send(link, '192.0.2.1')));
    expect(responses.filter(({ statusCode }) => statusCode === 303)).toHaveLength(max);
    expect(await commentsOf(link)).toHaveLength(max);
    const { statusCode, headers, body } = await send(other, '192.0.2.1');
    expect([statusCode, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(messageIn(body, 'alert')).toMatch(/^Too many comments were sent from here\. Please try again in/);
    expect(body).toContain('Hello</textarea>');
    expect((await send(other, '192.0.2.2')).statusCode).toBe(303);
    const others = await Promise.all(Array.from({ length: 40 }, (_, index) => send(link, `192.0.2.${index + 9}`)));
    const accepted = others.filter(({ statusCode }) => statusCode === 303).length;
    expect(max + accepted).toBe(limits.previewLinks.comment.perLink.max);
  });

  test('never keeps a client from deciding: comments and decisions are counted apart', async () => {
    const { comment, decision } = limits.previewLinks;
    const flood = Array.from({ length: comment.perLink.max + 5 }, (_, index) =>
      answer(link, { name: 'Eve', text: 'Hello' }, { ip: `192.0.2.${index % 9}` }),
    );
    expect((await Promise.all(flood)).filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
    const decide = async (index = 0) => {
      const fields = { ...(await seen()), name: `Anna ${index}`, text: 'Fine', decision: 'approved' };
      return answer(link, fields, { ip: '192.0.2.1' });
    };
    expect((await decide()).statusCode).toBe(303);
    expect(await linksOf(sana, draft)).toMatchObject([{ decision: 'approved' }]);
    const decisions = await Promise.all(Array.from({ length: decision.perSender.max }, (_, index) => decide(index)));
    const refused = decisions.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(messageIn(refused[0]?.body ?? '', 'alert')).toMatch(/^Too many decisions were sent from here\./);
  });

  test('ends where a link has as many comments as its page shows, however many send at once', async () => {
    const { comments } = limits.previewLinks;
    const db = app.services.content.db;
    const filler = { link_id: link.id, name: 'Anna', text: 'Hello', created_at: new Date(now).toISOString() };
    await db
      .insertInto('comments')
      .values(Array.from({ length: comments - 3 }, () => filler))
      .execute();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        answer(link, { name: 'Anna', text: 'One more' }, { ip: `192.0.2.${index}` }),
      ),
    );
    const accepted = responses.filter(({ statusCode }) => statusCode === 303);
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect([accepted.length, refused.length]).toEqual([3, 7]);
    expect(await commentsOf(link)).toHaveLength(comments);
    expect(messageIn(refused[0]?.body ?? '', 'alert')).toBe(
      'There is no room for more comments. Please write to Sana Qureshi.',
    );
  });
});
