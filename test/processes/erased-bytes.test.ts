import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/platform/database/database.ts';
import { addPerson, clientOf } from '../api/app/people.ts';
import { type TestApp, startApp } from '../api/app/app.ts';

const EMAIL = 'quillfeather@example.com';
const DAY = 24 * 60 * 60 * 1000; // ms
const tokens = /quillfeather|wexelblatt|marmoset/i;

let now = new Date();
let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  sana = await addPerson(app, 'Sana');
});
afterAll(() => app.stop(), 60_000);

/** Leaves a trace of somebody wherever one can be left. */
async function leaveTraces() {
  const name = 'Quillfeather';
  const long = 'A marmoset in the shop. '.repeat(200); // More than a page of the database.
  const message = { name, email: EMAIL, phone: 'wexelblatt', description: long };
  for (let count = 0; count < 3; count += 1) await app.post('/api/contact/store', message);
  const time = new Date(now.getTime() + DAY).toISOString();
  await app.post('/api/meeting/store', { name, email: EMAIL, subject: 'Marmosets', time });
  const { data } = (await sana.ask('GET', '/contact-messages')).body;
  for (const { id } of data)
    await sana.ask('PUT', `/contact-messages/${id}`, { status: 'won', notes: 'Call wexelblatt.' });
  await sana.ask('POST', '/invitations', { email: EMAIL });
  await clientOf(app, undefined, '192.0.2.9').ask('POST', '/login', { email: EMAIL, password: 'marmoset, marmoset' });
}

/** Returns the files of the folder that somebody can be read in. */
async function filesThatTell(folder = app.folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const haveTokens = await Promise.all(
    files.map(async (file) => tokens.test((await readFile(file)).toString('latin1'))),
  );
  return files.filter((_, index) => haveTokens[index]).map((file) => file.slice(folder.length + 1));
}

const erase = () => sana.ask('DELETE', `/personal-data?email=${EMAIL}`);

test('who was erased cannot be read in any byte of the database and its log', async () => {
  await leaveTraces();
  expect(await filesThatTell()).toContain('plinth.sqlite-wal');
  expect((await erase()).body.message).toBe('Erased 3 messages, 1 meeting request, 1 invitation, 3 other traces.');
  expect(await filesThatTell()).toEqual([]);
});

test('what a reader was in the way of is gone once the reader is', async () => {
  await leaveTraces();
  const reader = new DatabaseSync(join(app.folder, 'plinth.sqlite'), { readOnly: true });
  reader.exec('begin; select count(*) from contact_messages');
  expect((await erase()).status).toBe(200);
  expect(await filesThatTell()).not.toEqual([]);
  reader.close();
  await app.services.personalData.purge();
  expect(await filesThatTell()).toEqual([]);
});

test('who was purged cannot be read there either', async () => {
  await leaveTraces();
  await app.services.personalData.purge();
  expect(await filesThatTell()).toContain('plinth.sqlite');
  now = new Date(now.getTime() + 366 * DAY);
  await app.services.accounts.purgeExpired();
  expect(await app.services.personalData.purge()).toBe(4);
  expect(await filesThatTell()).toEqual([]);
});

test('a database from before is written anew, so that what it had deleted goes too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plinth-'));
  const old = new DatabaseSync(join(folder, 'plinth.sqlite'));
  old.exec(
    `create table t (v text); insert into t values ('${'marmoset '.repeat(1000)}'), ('kept'); delete from t where v <> 'kept'`,
  );
  old.close();
  expect(await filesThatTell(folder)).toEqual(['plinth.sqlite']);
  const { kysely, rewriteOnce } = await openDatabase({ DATA_DIR: folder, onError: () => {} });
  await rewriteOnce();
  await kysely.destroy();
  expect(await filesThatTell(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
