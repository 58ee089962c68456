import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fillEmptyDatabase } from '../../server/content/first-content.ts';
import type { ContentTables } from '../../server/content/tables.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { hiddenFieldsIn } from '../api/app/documents/html-form.ts';
import { type TestApp, startApp } from '../api/app/app.ts';

const NO_ROOM = 'There is no space left to store this. Please tell the site owner.';
const FULL = 'The disk of the server is full, so this was not stored. Free some space there, then try again.';
const NOT_NOW = 'The site cannot do this right now. Please try again in a few seconds.';
const MINUTE = 60_000; // ms

let now = new Date('2026-03-01T12:00:00Z');
let app: TestApp;
let authorization: string;
beforeAll(async () => {
  app = await startApp({ clock: () => now, configured: { RATE_LIMIT: 'off' } });
  authorization = `Bearer ${await app.signIn()}`;
});
afterAll(() => app.stop());

const long = 'We have a lot to say. '.repeat(220);
const message = { name: 'Ines', email: 'ines@example.com', phone: '555 0100', description: long };
const administrator = { email: 'sana@example.com', password: 'plinths carry' };
const writeMessage = () => app.post('/api/contact/store', message);
const signIn = () => app.post('/api/login', administrator);
const pragma = (statement: string) => sql.raw(`pragma ${statement}`).execute(app.services.database.kysely);

test('on a full disk messages, forms and sign-ins are told so, all else is read, and room is used once it is there', async () => {
  const payload = new URLSearchParams({
    ...message,
    ...hiddenFieldsIn((await app.get('/contact-us')).body),
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  // SQLite takes no more pages than this; it never goes below those there are.
  await pragma('max_page_count = 1');
  await fillPages();
  expect(await writeMessage()).toMatchObject({ statusCode: 507, body: `{"message":"${NO_ROOM}"}` });
  // Whoever signs in can do more about it than tell themselves.
  expect(await signIn()).toMatchObject({ statusCode: 507, body: `{"message":"${FULL}"}` });
  expect((await app.request({ method: 'POST', url: '/contact-us', headers, payload })).statusCode).toBe(507);
  expect((await app.get('/')).statusCode).toBe(200);
  expect((await app.get('/api/contact-messages', { authorization })).statusCode).toBe(200);
  await pragma('max_page_count = 1000000');
  expect((await writeMessage()).statusCode).toBe(201);
  expect((await signIn()).statusCode).toBe(200);
});

test('a full disk has room left for those who sign in, and for nothing else', async () => {
  const reserve = join(app.folder, 'reserve');
  await app.services.watch.look();
  expect(statSync(reserve).size).toBe(8 * 1024 * 1024);
  // As long as the reserve is taken, so is the rest of the disk.
  // eslint-disable-next-line typescript/unbound-method -- called on the statement below
  const { run } = StatementSync.prototype;
  const spied = vi.spyOn(StatementSync.prototype, 'run').mockImplementation(function (this: StatementSync, ...values) {
    if (statSync(reserve).size > 0) throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    return run.apply(this, values);
  });
  expect((await writeMessage()).statusCode).toBe(507);
  expect((await signIn()).statusCode).toBe(200);
  expect([(await writeMessage()).statusCode, (await app.get('/readyz')).statusCode]).toEqual([507, 503]);
  spied.mockRestore();

  await app.services.watch.look();
  expect(statSync(reserve).size).toBeGreaterThan(0);
  expect([(await writeMessage()).statusCode, (await app.get('/readyz')).statusCode]).toEqual([201, 200]);
});

test('a demonstration for which there is no room leaves neither pictures nor records behind', async () => {
  const { database, media } = app.services;
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  let added = 0;
  const filling = {
    ...media,
    importFrom: async (...picture: Parameters<typeof media.importFrom>) => {
      added += 1;
      if (added > 3) throw full;
      return media.importFrom(...picture);
    },
  };
  await database.kysely.withTables<ContentTables>().deleteFrom('settings').execute();
  const progress = () => {};
  await expect(
    fillEmptyDatabase(
      { database, media: filling, clock: systemClock, progress },
      { content: 'plinth', language: 'en' },
    ),
  ).rejects.toBe(full);
  // Those that had begun at that moment still come.
  expect(added).toBeLessThan(8);
  expect(await media.db.selectFrom('media').select('file').execute()).toEqual([]);
  expect(await Array.fromAsync(app.services.storage.list())).toEqual([]);
});

test('a lock from outside neither fails nor delays what a session reads', async () => {
  const outside = new DatabaseSync(join(app.folder, 'plinth.sqlite'));
  outside.exec('begin immediate');
  now = new Date(now.getTime() + 2 * MINUTE);
  const read = () => app.get('/api/account', { authorization });
  expect((await Promise.all([read(), read(), read()])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  outside.exec('rollback');
  outside.close();
  await app.services.settled();
  const used = (await app.get('/api/sessions', { authorization })).body;
  expect(used).toContain(`"last_used_at":"${now.toISOString()}"`);
});

test('a database that cannot be written is not ready, and says that it is no use to write now', async () => {
  await pragma('query_only = 1');
  const { statusCode, headers, body } = await writeMessage();
  expect([statusCode, headers['retry-after'], body]).toEqual([503, '5', `{"message":"${NOT_NOW}"}`]);
  await expect.poll(async () => (await app.get('/readyz')).statusCode).toBe(503);
  await pragma('query_only = 0');
  await expect.poll(async () => (await app.get('/readyz')).statusCode).toBe(200);
  expect((await writeMessage()).statusCode).toBe(201);
});

/** Some rows more fit into the pages that are there. */
async function fillPages() {
  const columns = 'user_id, user_name, action, subject, record_id, title, at';
  const another = sql.raw(`insert into activity (${columns}) select ${columns} from activity order by id desc limit 1`);
  const isFull = () =>
    another.execute(app.services.database.kysely).then(
      () => false,
      () => true,
    );
  while (!(await isFull()));
}
