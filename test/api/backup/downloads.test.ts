import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { service } from '../../../content/types/service.ts';
import { readArchive } from '../../../server/backup/archive/read-archive.ts';
import type { BackupTables } from '../../../server/backup/scheduled/backup-status.ts';
import { createLog } from '../../../server/platform/log/log.ts';
import { fileOf, pdfBytes } from '../../files.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';
import { send } from '../app/raw-http.ts';
import { runCleanup } from '../app/run-cleanup.ts';

const MINUTE = 60_000; // ms
const START = Date.parse('2026-11-23T03:00:00Z');
const UNDER_WAY = { message: 'A backup is being downloaded already. Please wait until that is over.' };

type Person = Awaited<ReturnType<typeof addPerson>>;

let app: TestApp;
let port: number;
let owner: Person;
let root: string;
let scratch: string;
let now = START;
let people = 0;
let lines = '';
const log = createLog('info', { destination: { write: (line) => void (lines += line) } });
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plinth-downloads-'));
  app = await startApp({ clock: () => new Date(now), log, configured: { ACCESS_LOG: 'on' } });
  scratch = join(app.folder, 'scratch');
  port = await app.listen();
  owner = await addPerson(app, 'Sana');
  await app.create(service, { title: 'Web shops' });
  // More than the buffers of a stream hold.
  const large = pdfBytes(1, `/Noise(${randomBytes(500_000).toString('hex')})`);
  await owner.sendForm('/media', { file: fileOf('Price list.pdf', large, 'application/pdf') });
});
afterAll(async () => {
  await app.stop();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  now = START;
  lines = '';
  await note({ downloaded_at: null, downloading_until: null, link_hash: null });
  await rm(scratch, { recursive: true, force: true });
});

const table = () => app.services.database.kysely.withTables<BackupTables>();
const note = (change: Partial<BackupTables['backup_status']>) =>
  table().updateTable('backup_status').set(change).execute();
const status = () => table().selectFrom('backup_status').selectAll().executeTakeFirstOrThrow();
const offer = ({ ask }: Pick<Person, 'ask'> = owner) => ask('POST', '/backups');
const link = async (by?: Pick<Person, 'ask'>): Promise<string> => (await offer(by)).body.data.path;
const fetchFrom = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
const left = async () => (existsSync(scratch) ? (await readdir(scratch)).toSorted() : []);

/** Reads an archive as the command `verify` does. */
async function verify(response: Response) {
  const file = join(root, 'downloaded.plinth');
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return readArchive(file);
}

const OF_OTHERS = ['download-of-somebody.plinth', 'notes.txt'];

/** Leaves in `scratch` what a process that was killed has left, and files of others. */
async function leaveAbandoned() {
  await mkdir(scratch, { recursive: true });
  const then = new Date(Date.now() - 61 * MINUTE);
  for (const name of ['download-plinth-3f9c2a1b-2026-11-22T0300Z.plinth.part', ...OF_OTHERS]) {
    await writeFile(join(scratch, name), 'half');
    await utimes(join(scratch, name), then, then);
  }
}

test('an owner downloads the whole site by a link that works once, and whose token is kept nowhere', async () => {
  expect((await owner.ask('GET', '/overview')).body.data).toMatchObject({
    backup_downloaded_at: null,
    checklist: { backup: false },
  });
  await leaveAbandoned();
  const { status: created, body, headers: answered } = await offer();
  expect([created, body.data.expires_at]).toEqual([201, new Date(START + MINUTE).toISOString()]);
  expect(answered['cache-control']).toBe('no-store');
  const response = await fetchFrom(body.data.path);
  const id = await readFile(join(app.folder, 'site-id'), 'utf8');
  expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([
    200,
    {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="plinth-${id.slice(0, 8)}-2026-11-23T0300Z.plinth"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'none',
    },
  ]);
  const { tables, files, missing } = await verify(response);
  expect(tables.find(({ name }) => name === 'services')?.rows).toBe(1);
  expect(files.some(({ key }) => key.endsWith('.pdf'))).toBe(true);
  expect([missing, await left()]).toEqual([[], OF_OTHERS]);

  const { data: overview } = (await owner.ask('GET', '/overview')).body;
  expect(overview).toMatchObject({ backup_downloaded_at: new Date(START).toISOString(), checklist: { backup: true } });
  const [entry] = (await owner.ask('GET', '/activity?subject=backup')).body.data;
  expect(entry).toMatchObject({ user_name: 'Sana', action: 'downloaded', title: expect.stringMatching(/\.plinth$/) });

  expect((await fetchFrom(body.data.path)).status).toBe(404);
  await send(port, { path: body.data.path.replace('/api', '/%61pi/') });
  const token = body.data.path.split('/').at(-1);
  expect(lines).toContain('"path":"/api/backups/…"');
  expect(lines).not.toContain(token);
  expect(JSON.stringify(await status())).not.toContain(token);
});

test.each<[string, (person: Person) => unknown]>([
  ['a minute', () => (now += MINUTE)],
  ['a newer link', () => link()],
  ['its person has signed out', ({ ask }) => ask('POST', '/logout')],
  ['its person was disabled', ({ id }) => owner.ask('POST', `/users/${id}/disable`)],
  ['its person is no owner any more', ({ id }) => owner.ask('PUT', `/users/${id}/role`, { role: 'editor' })],
])('a link does nothing after %s', async (_, happen) => {
  people += 1;
  const person = await addPerson(app, `Ines${people}`);
  const path = await link(person);
  await happen(person);
  const response = await fetchFrom(path);
  expect([response.status, await response.json()]).toEqual([404, { message: 'There is nothing at this address.' }]);
  expect([await left(), (await status()).downloading_until]).toEqual([[], null]);
});

test.each(['x', 'x'.repeat(43), '%00', '%F0', '%27%20or%201=1%20--', 'x'.repeat(400)])(
  'nothing is at the guessed link %j',
  async (guess) => {
    await link();
    const { status: answered } = await send(port, { path: `/api/backups/${guess}` });
    expect([404, 400]).toContain(answered);
    expect([await left(), (await status()).link_hash]).toEqual([[], expect.any(String)]);
  },
);

test('HEAD asks without using the link, and a part is answered with the whole', async () => {
  const path = await link();
  const head = await fetchFrom(path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-disposition')).toContain('.plinth"');
  expect([await left(), (await status()).downloaded_at]).toEqual([[], null]);
  const part = await fetchFrom(path, { headers: { range: 'bytes=10-20' } });
  expect(part.status).toBe(200);
  expect((await verify(part)).missing).toEqual([]);
  expect((await fetchFrom(path, { method: 'HEAD' })).status).toBe(404);
});

test('one backup is downloaded at a time, by whichever instance, and a stop of that leaves nothing behind', async () => {
  const other = await app.openServices();
  const token = (await link()).split('/').at(-1) ?? '';
  expect((await other.downloads.open(token, { isHead: false, left: new AbortController().signal })).ok).toBe(true);
  expect(await left()).toHaveLength(1);
  const second = await offer();
  expect([second.status, second.body]).toEqual([409, UNDER_WAY]);
  await other.close();
  expect([await left(), (await status()).downloaded_at, (await offer()).status]).toEqual([[], null, 201]);
});

test('of two who open links at once, one gets a backup', async () => {
  const paths = [await link(), await link()];
  const answers = await Promise.all([...paths, ...paths].map((path) => fetchFrom(path)));
  const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  expect(bodies.filter(({ byteLength }) => byteLength > 1000)).toHaveLength(1);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a connection that is cut before the first byte leaves nothing behind', async () => {
  const path = await link();
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(async () => (await status()).downloading_until).not.toBeNull();
  socket.destroy();
  await expect.poll(async () => (await status()).downloading_until).toBeNull();
  expect(await left()).toEqual([]);
});

test('a server that dies holds up no other download for longer than a minute', async () => {
  await note({ downloading_until: new Date(START + MINUTE).toISOString() });
  expect((await offer()).status).toBe(409);
  now += MINUTE;
  expect((await offer()).status).toBe(201);
});

test('what fails has an answer, is logged, and leaves nothing behind', async () => {
  const path = await link();
  const id = await readFile(join(app.folder, 'site-id'), 'utf8');
  await writeFile(join(app.folder, 'site-id'), '00000000-0000-4000-8000-000000000000');
  const response = await fetchFrom(path);
  await writeFile(join(app.folder, 'site-id'), id);
  const message = expect.stringMatching(/^The .* does not belong to this database\./);
  expect([response.status, await response.json()]).toEqual([409, { message }]);
  expect(lines).toContain('A backup could not be downloaded.');
  expect([await left(), (await status()).downloading_until]).toEqual([[], null]);
});

test('what a killed process has left goes with the next cleanup, as it does with the next download', async () => {
  await leaveAbandoned();
  expect((await runCleanup(app.services)).get('remove abandoned downloads')).toEqual({ downloads: 1 });
  expect(await left()).toEqual(OF_OTHERS);
});
