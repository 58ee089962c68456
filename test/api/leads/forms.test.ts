import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hiddenFieldsOf, hiddenFieldsIn, type Fields, referenceIn, sendForm } from '../app/documents/html-form.ts';
import { addPerson } from '../app/people.ts';
import { type TestApp, PUBLIC_URL, startApp } from '../app/app.ts';

const SECOND = 1000; // ms
const contact = { path: '/contact-us', list: '/contact-messages', thanks: 'Thanks for contacting us.' };
const meeting = { path: '/meeting', list: '/meetings', thanks: 'Thanks for requesting a meeting.' };
const fields = {
  '/contact-us': { name: 'Ines', email: 'ines@example.com', phone: '555 0100', description: 'A shop, please.' },
  '/meeting': { name: 'Ines', email: 'ines@example.com', time: '2031-03-09T10:00', subject: 'A shop' },
} as Record<string, Fields>;

let app: TestApp;
let now = new Date('2030-03-01T12:00:00.000Z');
let ask: Awaited<ReturnType<typeof addPerson>>['ask'];
beforeAll(async () => {
  app = await startApp({ clock: () => now, configured: { RATE_LIMIT: 'off' } });
  ({ ask } = await addPerson(app, 'Sana'));
});
afterAll(() => app.stop());
beforeEach(() => later(60));

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * SECOND));
const readList = async (list: string) => (await ask('GET', `${list}?per_page=100`)).body.data;

/** Opens a form page and returns its fields, filled in half a minute later. */
async function fillIn(path: string, { url = path, headers = {} }: { url?: string; headers?: Fields } = {}) {
  const hidden = await hiddenFieldsOf(app, url, headers);
  later(30);
  return { ...fields[path], ...hidden };
}

test.each([contact, meeting])(
  '$path sent 20 times at once is stored once, with one reference',
  async ({ path, list, thanks }) => {
    const before = (await readList(list)).length;
    const filled = await fillIn(path);
    const pages = await Promise.all(Array.from({ length: 20 }, () => sendForm(app, path, filled)));
    for (const { body } of pages) expect(body).toContain(thanks);
    const references = new Set(pages.map(({ body }) => referenceIn(body)));
    const stored = await readList(list);
    expect(stored).toHaveLength(before + 1);
    expect(references).toEqual(new Set([stored[0].reference]));
  },
);

test.each([contact, meeting])('$path has a new key each time it is opened, and is not cached', async ({ path }) => {
  const pages = await Promise.all([app.get(path), app.get(path)]);
  const keys = pages.map(({ body }) => hiddenFieldsIn(body)['key']);
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\da-f-]{36}$/);
  for (const { headers } of pages) expect(headers['cache-control']).toBe('no-store');
});

test('the key stays the same after a refusal and changes after a message is stored', async () => {
  const filled = await fillIn('/contact-us');
  const refusal = await sendForm(app, '/contact-us', { ...filled, email: 'nonsense' });
  expect([refusal.statusCode, hiddenFieldsIn(refusal.body)]).toMatchObject([
    422,
    { key: filled['key'], form_token: filled['form_token'] },
  ]);
  const page = await sendForm(app, '/contact-us', filled);
  expect(hiddenFieldsIn(page.body)['key']).toMatch(/^[\da-f-]{36}$/);
  expect(hiddenFieldsIn(page.body)['key']).not.toBe(filled['key']);
  later(30);
  const second = { ...fields['/contact-us'], ...hiddenFieldsIn(page.body) };
  expect(referenceIn((await sendForm(app, '/contact-us', second)).body)).not.toBe(referenceIn(page.body));
});

test('the confirmation has the exact text, and the reference is outside it', async () => {
  const { body } = await sendForm(app, '/contact-us', await fillIn('/contact-us'));
  expect(body).toMatch(/<output[^>]*>Thanks for contacting us\. We will email you soon enough!<\/output>/);
  expect(referenceIn(body)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
});

test('a form sent without its hidden fields is stored too, and gets them after a refusal', async () => {
  const before = (await readList('/contact-messages')).length;
  const refusal = await sendForm(app, '/contact-us', { ...fields['/contact-us'], name: '' });
  expect(hiddenFieldsIn(refusal.body)).toMatchObject({ key: expect.any(String), form_token: expect.any(String) });
  await sendForm(app, '/contact-us', fields['/contact-us'] ?? {});
  expect(await readList('/contact-messages')).toHaveLength(before + 1);
});

const noSource = {
  landing_page: null,
  referrer: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
  utm_term: null,
  utm_content: null,
  click_id: null,
};
const campaignQuery =
  'utm_source=news&utm_medium=email&utm_campaign=spring&utm_term=shop&utm_content=top&preview=secret';
const campaign = {
  utm_source: 'news',
  utm_medium: 'email',
  utm_campaign: 'spring',
  utm_term: 'shop',
  utm_content: 'top',
};

test.each([
  ['directly', '', {}, { landing_page: '/contact-us' }],
  [
    'from another site',
    '',
    { referer: 'https://person:word@search.example/results?q=private' },
    { landing_page: '/contact-us', referrer: 'https://search.example/results' },
  ],
  ['from an advertisement', `?${campaignQuery}`, {}, { landing_page: '/contact-us', ...campaign }],
  ['from a page of the site', '', { referer: `${PUBLIC_URL}/blogs/a-shop?page=2` }, { landing_page: '/blogs/a-shop' }],
  [
    'from a page that an advertisement led to',
    '',
    { referer: `${PUBLIC_URL}/our-services?${campaignQuery}` },
    { landing_page: '/our-services', ...campaign },
  ],
  [
    'from another origin of the site',
    '',
    { referer: 'http://localhost:3000/about-us', host: 'localhost:3000' },
    { landing_page: '/about-us' },
  ],
  ['with an invalid referrer', '', { referer: 'nonsense' }, { landing_page: '/contact-us' }],
])('the source of a message is stored for a visitor who comes %s', async (_how, query, headers: Fields, source) => {
  await sendForm(app, '/contact-us', await fillIn('/contact-us', { url: `/contact-us${query}`, headers }));
  const [{ id, ...listed }] = await readList('/contact-messages');
  expect(listed.source).toEqual({ ...noSource, ...source, sent_from: '/contact-us' });
  expect((await ask('GET', `/contact-messages/${id}`)).body.data.source).toEqual(listed.source);
});

test('a form in a section is sent from its own page, whichever page answers', async () => {
  const sections = [{ id: 'f', type: 'contactForm', form: 'contact' }];
  await ask('POST', '/pages', { title: 'An offer', slug: 'an-offer', status: 1, sections });
  const filled = await fillIn('/contact-us', { url: '/an-offer', headers: { referer: 'https://search.example/' } });
  const refusal = await sendForm(app, '/contact-us', { ...filled, email: 'x' });
  await sendForm(app, '/contact-us', { ...filled, ...hiddenFieldsIn(refusal.body) });
  const [{ source }] = await readList('/contact-messages');
  expect(source).toMatchObject({ sent_from: '/an-offer', landing_page: '/an-offer' });
});

test('the source survives a refusal and a previous message', async () => {
  const path = '/meeting';
  const filled = await fillIn(path, {
    url: `${path}?utm_source=news`,
    headers: { referer: 'https://search.example/' },
  });
  const headers = { referer: `${PUBLIC_URL}/meeting` };
  const refusal = await sendForm(app, path, { ...filled, email: 'x' }, { headers });
  const page = await sendForm(app, path, { ...fields[path], ...hiddenFieldsIn(refusal.body) }, { headers });
  await sendForm(app, path, { ...fields[path], ...hiddenFieldsIn(page.body) }, { headers });
  const [{ source: second }, { source: first }] = (await ask('GET', '/meetings?status=spam')).body.data.concat(
    await readList('/meetings'),
  );
  const source = { utm_source: 'news', referrer: 'https://search.example/', landing_page: path, sent_from: path };
  expect([first, second]).toMatchObject([source, source]);
});

test('odd campaign values are truncated and stripped of control characters, never refused', async () => {
  const odd = new URLSearchParams({ utm_source: 'a\r\nBcc: b@example.com\u202e', utm_term: '😀'.repeat(500) });
  const filled = await fillIn('/contact-us', { url: `/contact-us?${String(odd)}&utm_medium=%20&utm_content=%ff` });
  expect((await sendForm(app, '/contact-us', filled)).statusCode).toBe(200);
  const [{ source }] = await readList('/contact-messages');
  const cut = { utm_source: 'aBcc: b@example.com', utm_term: '😀'.repeat(150), utm_medium: null };
  expect(source).toMatchObject({ ...cut, utm_content: '\ufffd' });
});

test('a forged source is discarded', async () => {
  const { form_token: token = '', ...filled } = await fillIn('/contact-us', { url: '/contact-us?utm_source=news' });
  const [text = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString());
  const other = Buffer.from(JSON.stringify({ ...claims, arrival: { utm_source: 'other' } })).toString('base64url');
  await sendForm(app, '/contact-us', { ...filled, form_token: `${other}.${signature}` });
  const [lead] = (await ask('GET', '/contact-messages?status=spam')).body.data;
  expect(lead.source).toEqual({ ...noSource, sent_from: '/contact-us' });
});

test('a message of a program has no source', async () => {
  await app.post('/api/contact/store', { ...fields['/contact-us'], utm_source: 'news' });
  expect((await readList('/contact-messages'))[0]).toMatchObject({ source: null, spam_reasons: [] });
});

test('no cookie is set, and the canonical link omits the campaign', async () => {
  const page = await sendForm(app, '/contact-us', await fillIn('/contact-us', { url: '/contact-us?utm_source=news' }));
  expect(page.headers).not.toHaveProperty('set-cookie');
  expect((await app.get('/contact-us')).body).toContain('rel="canonical" href="https://plinth.example/contact-us"');
});
