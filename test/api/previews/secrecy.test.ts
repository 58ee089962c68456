import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import type { ApiClient } from '../../api-client.ts';
import { harmInPage } from '../../hostile/harm.ts';
import { markup } from '../../hostile/payloads.ts';
import { beginDraft, type Link, share } from '../../shared-drafts.ts';
import { documentPaths, readingPaths } from '../../public-addresses.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { readAllRows } from '../app/database-rows.ts';
import { hiddenFieldsOf, sendForm } from '../app/documents/html-form.ts';
import { signInTo } from '../app/people.ts';

const lines: string[] = [];
let app: TestApp;
let sana: ApiClient;
let draft: number;
let link: Link;
let token: string;
beforeAll(async () => {
  const log = createLog('debug', { destination: { write: (line) => void lines.push(line) } });
  app = await startApp({ log, configured: { ACCESS_LOG: 'on' } });
  sana = await signInTo(app);
  const team_id = await app.create(teamMember, { name: 'Mira' });
  await app.create(blog, { title: 'Post', team_id });
  draft = await beginDraft(sana, blog, 'post', { title: 'Drafted post' });
  link = await share(sana, draft);
  token = link.path.slice('/preview/'.length);
});
afterAll(() => app.stop());

/** A page without what is new in each response. */
const page = (html: string) => html.replaceAll(/[\w-]{8}(-[\w-]{4}){3}-[\w-]{12}/g, '');

describe('the page of a link', () => {
  test('is for nobody but who has it: neither cached, nor indexed, nor passed on', async () => {
    for (const url of [link.path, `${link.path}?page=1`, `${link.path}?sent`]) {
      const { statusCode, headers, body } = await app.get(url);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("script-src 'none'"),
      });
      expect(headers['etag']).toBeUndefined();
      expect(body).toContain('<meta name="robots" content="noindex"/>');
      expect(body).not.toMatch(/rel="canonical"|property="og:|name="twitter:|ld\+json|speculationrules|<script/);
    }
    const past = { 'if-modified-since': new Date(Date.now() + 1000).toUTCString(), 'if-none-match': '*' };
    expect((await app.get(link.path, past)).statusCode).toBe(200);
    const head = await app.request({ method: 'HEAD', url: link.path });
    expect([head.statusCode, head.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('is shown although its opening cannot be counted, which is logged', async () => {
    const count = vi.spyOn(app.services.previewLinks, 'countOpening');
    count.mockRejectedValueOnce(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
    const { statusCode, body } = await app.get(link.path, { 'user-agent': 'Mozilla/5.0 Firefox/128.0' });
    expect([statusCode, body]).toEqual([200, expect.stringContaining('Drafted post')]);
    expect(lines.filter((line) => line.includes('could not be counted') && line.includes('disk is full'))).toHaveLength(
      1,
    );
    count.mockRestore();
  });

  test('contains its token nowhere', async () => {
    const response = await sendForm(app, link.path, { name: 'Anna' });
    for (const { body, headers } of [await app.get(link.path), response])
      expect(body + JSON.stringify(headers)).not.toContain(token);
  });
});

test('revoked, expired, of a discarded draft or made up, a link is the ordinary Page Not Found', async () => {
  const ordinary = await app.get('/no-such-page');
  expect(ordinary.statusCode).toBe(404);
  const revoked = await share(sana, draft);
  await sana.call('DELETE', `/preview-links/${revoked.id}`);
  const addresses = [
    revoked.path,
    `/preview/${'x'.repeat(43)}`,
    '/preview/x',
    '/preview/a/b',
    `/preview/${'x'.repeat(900)}`,
    `/preview/${token.toUpperCase()}x`,
    `/preview/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`,
    `/%70review/${token}`,
  ];
  for (const url of addresses) {
    const { statusCode, headers, body } = await app.get(url);
    expect([url, statusCode, page(body)]).toEqual([url, 404, page(ordinary.body)]);
    const { 'x-request-id': _, 'content-security-policy': policy, date: _date, ...rest } = headers;
    const { 'x-request-id': __, 'content-security-policy': ordinaryPolicy, date: _date2, ...others } = ordinary.headers;
    expect([url, rest, page(String(policy))]).toEqual([url, others, page(String(ordinaryPolicy))]);
  }
});

test('the token is in no table, and in no line of the log', async () => {
  lines.length = 0;
  await app.get(link.path);
  await app.get(`${link.path}?sent`);
  await sendForm(app, link.path, { name: 'Anna', text: 'Fine' });
  await sendForm(app, link.path, { name: '' });
  await app.get(`/preview/%${token.charCodeAt(0).toString(16)}${token.slice(1)}`);
  for (const start of ['//preview/', '/Preview/', '/./preview//', '/%70review/']) await app.get(start + token);
  await Promise.all(Array.from({ length: 40 }, () => sendForm(app, link.path, { name: 'Anna', text: 'Fine' })));
  const text = lines.join('');
  expect(text).toContain('"path":"/preview/…"');
  expect(text).toContain('Too many requests.');
  expect(text).not.toContain(token.slice(1));
  expect(JSON.stringify(await readAllRows(app.services.database))).not.toContain(token);
});

test('the token is not stored with the message of a visitor who goes on to a form', async () => {
  const referer = `https://plinth.example${link.path}`;
  const hidden = await hiddenFieldsOf(app, '/contact-us', { referer });
  const item = { name: 'Anna', email: 'anna@example.com', phone: '1', description: 'Hello' };
  const { statusCode } = await sendForm(app, '/contact-us', { ...hidden, ...item });
  expect(statusCode).toBe(200);
  const rows = JSON.stringify(await readAllRows(app.services.database));
  expect(rows).toContain('/preview/…');
  expect(rows).not.toContain(token);
});

test('no page and no document names a link or leads to one', async () => {
  for (const path of [...readingPaths('post'), ...documentPaths]) {
    const { body } = await app.get(path);
    expect([path, body.replaceAll('/preview-frame', '').includes('/preview/')]).toEqual([path, false]);
  }
});

test('hostile drafts, labels, names and comments do nothing on the page', async () => {
  const size = 6;
  for (let first = 0; first < markup.length; first += size) {
    const payloads = markup.slice(first, first + size);
    const [title = '-', label = '-', name = '-', ...rest] = payloads;
    const all = payloads.join(' ');
    const fields = { title, short_description: rest[0], description: all, image: rest[1] };
    const draft = await beginDraft(sana, blog, null, fields);
    const shared = await share(sana, draft, { label: label.slice(0, 100), pinned: first % 4 === 0 });
    const from = { ip: `2001:db8:0:${first.toString(16)}::1` };
    const response = await sendForm(app, shared.path, { name: name.slice(0, 100), text: all }, from);
    expect([payloads, response.statusCode]).toEqual([payloads, 303]);
    const refused = await sendForm(app, shared.path, { name: '', text: all }, from);
    for (const body of [(await app.get(shared.path)).body, refused.body])
      expect([payloads, harmInPage(body)]).toEqual([payloads, []]);
  }
});
