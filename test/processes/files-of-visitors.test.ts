import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../api-client.ts';
import { multipart } from '../api-client.ts';
import { fileOf, pdf, pdfBytes } from '../files.ts';
import { png } from '../pictures.ts';
import { startMailServer } from '../servers/mail-server.ts';
import { prepareTrialServer } from '../trial-kind/server.ts';

const MB = 1024 * 1024; // bytes

let server: Awaited<ReturnType<typeof prepareTrialServer>>;
let owner: ApiClient;
let mails: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mails = await startMailServer();
  server = await prepareTrialServer({ SMTP_URL: mails.url, NOTIFY_EMAIL: 'agency@example.com' });
  await server.start();
  owner = await server.signIn();
});
afterAll(async () => {
  await server.stop();
  await mails.stop();
});

const visitor = { name: 'Ines Moreau', email: 'ines@example.com', reason: 'I like plinths.' };

const filesIn = async (folder: string) => {
  const entries = await readdir(join(server.folder, folder), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

/** Sends an application, and returns its id. */
async function apply(fields = {}): Promise<number> {
  const { status, body } = await server.apply({ ...visitor, cv: pdf(), ...fields });
  expect([status, body]).toEqual([201, { message: 'Thanks for applying.', reference: expect.any(String) }]);
  return (await owner.ask('GET', `/applications?search=${body.reference}`)).body.data[0].id;
}

test('a file comes with its item, and is saved by those who may read leads, who are logged', async () => {
  const id = await apply({ cv: pdf('../Lebenslauf “Größe”.pdf'), portrait: await png('me.html') });
  const { data } = (await owner.ask('GET', `/applications/${id}`)).body;
  expect(data).toMatchObject({ cv: 'Lebenslauf “Größe”.pdf', portrait: 'me.html.png' });
  expect(data.files).toEqual([
    { field: 'cv', type: 'application/pdf', size: pdfBytes().length },
    { field: 'portrait', type: 'image/png', size: expect.any(Number) },
  ]);
  const file = `${server.origin()}/api/applications/${id}/files/cv`;
  const headersAlone = await fetch(file, { method: 'HEAD', headers: { authorization: `Bearer ${owner.token}` } });
  expect(headersAlone.status).toBe(200);
  const { status, headers, text } = await owner.ask('GET', `/applications/${id}/files/cv`);
  expect([status, text]).toEqual([200, pdfBytes().toString()]);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Lebenslauf _Gr__e_.pdf"; filename*=UTF-8''Lebenslauf%20%E2%80%9CGr%C3%B6%C3%9Fe%E2%80%9D.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const { data: downloads } = (await owner.ask('GET', '/activity?action=downloaded a file of')).body;
  expect(downloads).toEqual([expect.objectContaining({ subject: 'application', record_id: id })]);
  const other = await apply();
  for (const path of [`${other}/files/portrait`, `${id}/files/name`, `${id}/files/constructor`, '999/files/cv'])
    expect([path, (await owner.ask('GET', `/applications/${path}`)).status]).toEqual([path, 404]);
  expect((await fetch(file)).status).toBe(401);
});

test('the notification names the file and links to its item, and has no attachment', async () => {
  const name = 'Only for this email';
  const id = await apply({ name, cv: pdf('cv of mine.pdf') });
  const isNotification = ({ to, head }: { to: string[]; head: string }) =>
    to[0] === 'agency@example.com' && head.includes(name);
  await expect.poll(() => mails.delivered.filter(isNotification)).toHaveLength(1);
  const email = mails.delivered.find(isNotification);
  expect(email?.text).toContain('CV: cv of mine.pdf');
  expect(email?.text).toMatch(new RegExp(`Download the files: http\\S+/admin/applications/${id}\\b`));
  expect(email?.head).not.toContain('multipart/mixed');
});

const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each([
  ['no file', {}, 'CV is required.'],
  ['an empty file', { cv: fileOf('cv.pdf', Buffer.alloc(0)) }, 'CV is required.'],
  ['text in place of a file', { cv: 'cv.pdf' }, 'CV is required.'],
  ['HTML', { cv: fileOf('cv.pdf', Buffer.from(html), 'application/pdf') }, 'CV must be a file of this kind: PDF.'],
  ['SVG', { cv: fileOf('cv.svg', Buffer.from(svg), 'image/svg+xml') }, 'CV must be a file of this kind: PDF.'],
  [
    'HTML before a PDF',
    { cv: fileOf('cv.pdf', Buffer.concat([Buffer.from(html), pdfBytes()])) },
    'CV must be a file of this kind: PDF.',
  ],
  ['a program', { cv: fileOf('cv.pdf', Buffer.from('MZ\u0090')) }, 'CV must be a file of this kind: PDF.'],
  [
    'a file that is too large',
    { cv: fileOf('cv.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(20 * MB)])) },
    'CV can be at most 1 MB.',
  ],
])('%s is refused with a sentence, and nothing of it is kept', async (_what, files, sentence) => {
  const before = await filesIn('attachments');
  const { status, body } = await server.apply({ ...visitor, ...files });
  expect([status, body]).toEqual([422, { message: sentence, errors: { cv: [sentence] } }]);
  expect([await filesIn('attachments'), await filesIn('incoming')]).toEqual([before, 0]);
});

test('a picture of another kind, two files for one field and JSON are refused', async () => {
  const refused = async (response: Promise<{ status: number; body: { errors?: object } | null }>) =>
    (await response).body?.errors;
  expect(await refused(server.apply({ ...visitor, cv: pdf(), portrait: pdf() }))).toEqual({
    portrait: ['Portrait must be a file of this kind: JPEG, PNG, APNG, WEBP, AVIF, GIF.'],
  });
  const { type, body } = await multipart([...Object.entries(visitor), ['cv', pdf()], ['cv', pdf()]]);
  expect(await refused(owner.post('/application/store', type, body))).toEqual({ cv: ['CV can be one file only.'] });
  expect(await refused(owner.ask('POST', '/application/store', { ...visitor, cv: 'cv.pdf' }))).toEqual({
    cv: ['CV is required.'],
  });
});

test('a file elsewhere is ignored, and a file in place of text is not that text', async () => {
  const { body } = await server.apply({ ...visitor, name: pdf(), cv: pdf(), other: pdf() });
  expect(body.errors).toEqual({ name: ['Name is required.'] });
});

test('the same form sent again is stored once, with another file once more', async () => {
  const send = async (cv: File) => {
    const { type, body } = await multipart([...Object.entries(visitor), ['cv', cv]]);
    const headers = { 'content-type': type, 'idempotency-key': 'the same' };
    const address = `${server.origin()}/api/application/store`;
    const response = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) });
    return ((await response.json()) as { reference: string }).reference;
  };
  const before = await filesIn('attachments');
  const first = await send(pdf());
  expect(await send(pdf())).toBe(first);
  expect(await filesIn('attachments')).toBe(before + 1);
  expect(await send(pdf('cv.pdf', 2))).not.toBe(first);
});

/** Sends the beginning of a request over a connection of its own, and returns the status line of the response. */
async function begin(head: string, body: string | Buffer = ''): Promise<string> {
  const socket = connect(server.port(), '127.0.0.1').on('error', () => {});
  socket.write(
    `POST /api/application/store HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n${head}\r\n\r\n`,
  );
  socket.write(body);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return data.toString().split('\r\n', 1)[0] ?? '';
}

const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test('what no form has is refused early, and leaves nothing', async () => {
  const before = await filesIn('attachments');
  expect(await begin(`Content-Length: ${100 * MB}`, part('name', 'Ines'))).toContain('413');
  const tooMany = part('x', 'y').repeat(10_000) + '--b--\r\n';
  expect(await begin(`Content-Length: ${tooMany.length}`, tooMany)).toContain('413');
  const long = `${part('reason', 'y'.repeat(70_000))}--b--\r\n`;
  expect(await begin(`Content-Length: ${long.length}`, long)).toContain('413');
  const cut = `--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7`;
  expect(await begin(`Content-Length: ${cut.length}`, cut)).toContain('400');
  expect([await filesIn('attachments'), await filesIn('incoming')]).toEqual([before, 0]);
});

test('three forms of one sender may be under way, and no more', async () => {
  const cut = `--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7`;
  const slow = Array.from({ length: 3 }, () => {
    const socket = connect(server.port(), '127.0.0.1').on('error', () => {});
    socket.write(
      `POST /api/application/store HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n${cut}`,
    );
    return socket;
  });
  await expect.poll(() => filesIn('incoming')).toBe(3);
  expect((await server.apply({ ...visitor, cv: pdf() })).status).toBe(429);
  for (const socket of slow) socket.destroy();
  await expect.poll(() => filesIn('incoming')).toBe(0);
  await apply();
});

test('an erasure removes the files at once, and an export names each with its path', async () => {
  const email = 'erased@example.com';
  const before = await filesIn('attachments');
  const id = await apply({ email, portrait: await png() });
  expect(await filesIn('attachments')).toBe(before + 2);
  const { data } = (await owner.ask('GET', `/personal-data?email=${email}`)).body;
  expect(data.files.map(({ path }: { path: string }) => path)).toEqual([
    `/applications/${id}/files/cv`,
    `/applications/${id}/files/portrait`,
  ]);
  expect((await owner.ask('GET', data.files[0].path)).status).toBe(200);
  expect((await owner.ask('GET', `/personal-data/counts?email=${email}`)).body.data.files).toBe(2);
  expect((await owner.ask('DELETE', `/personal-data?email=${email}`)).status).toBe(200);
  expect(await filesIn('attachments')).toBe(before);
  expect(server.query('select * from attachments where item_id is null')).toEqual([]);
});

test('a page takes the form without scripts and with them, and says which file it no longer has', async () => {
  const send = async (path: string, fields: Record<string, string | File>) => {
    const { type, body } = await multipart(Object.entries(fields));
    const headers = { 'content-type': type };
    const response = await fetch(server.origin() + path, { method: 'POST', headers, body: new Uint8Array(body) });
    return { status: response.status, text: await response.text() };
  };
  const message = { name: 'Ines Größe', phone: '555 0107', description: 'With a file.', cv: pdf('page.pdf') };
  const refused = await send('/contact-us', message);
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('value="Ines Größe"')]);
  expect(refused.text).toContain('Email is required.');
  expect(await send('/contact-us.data', message)).toMatchObject({
    status: 422,
    text: expect.stringContaining('"lost"'),
  });
  const before = await filesIn('attachments');
  for (const path of ['/contact-us', '/contact-us.data'])
    expect((await send(path, { ...message, email: 'page@example.com' })).text).toContain('Thanks for contacting us.');
  expect(await filesIn('attachments')).toBe(before + 2);
  await expect.poll(() => filesIn('incoming')).toBe(0);
  expect(server.query("select distinct item_kind, field from attachments where item_kind = 'contact_message'")).toEqual(
    [{ item_kind: 'contact_message', field: 'cv' }],
  );
});

test('what is set aside as spam keeps its file, and no public address has any', async () => {
  await server.apply({
    ...visitor,
    email: 'spam@example.com',
    reason: 'Buy cheap SEO backlinks now https://a.example https://b.example https://c.example https://d.example',
    cv: pdf(),
  });
  const rows = server.query<{ file: string }>('select file from attachments');
  for (const { file } of rows) expect((await fetch(`${server.origin()}/files/${file}`)).status).toBe(404);
});
