import { cp, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../server/platform/log/log.ts';
import { type TestApp, startApp } from '../api/app/app.ts';

const NOT_NOW = '{"message":"The site cannot do this right now. Please try again in a few seconds."}';
const GONE = 'Nothing is stored until it is back.';
const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };

let app: TestApp;
let lines: string[];
beforeEach(async () => {
  const linesOfTest: string[] = [];
  lines = linesOfTest;
  app = await startApp({ log: createLog('info', { destination: { write: (line) => void linesOfTest.push(line) } }) });
});
afterEach(async () => {
  await app.stop();
  await rm(away(), { recursive: true, force: true });
});

const away = () => `${app.folder}-away`;
const write = () => app.post('/api/contact/store', message);
const readiness = async () => (await app.get('/readyz')).statusCode;
const logged = (words: string) => lines.filter((line) => line.includes(words)).length;

async function lookTwice() {
  for (let time = 0; time < 2; time += 1) await app.services.watch.look();
}

const file = () => join(app.folder, 'plinth.sqlite');

test.each([
  ['a database file that is cut to its first pages', () => truncate(file(), 8 * 4096)],
  ['a database file that is emptied', () => truncate(file(), 0)],
  ['a database file that is deleted', () => rm(file())],
  ['a database file that is replaced by a copy', () => cp(file(), away()).then(() => rename(away(), file()))],
])('%s takes nothing any more', async (_how, harm) => {
  await harm();
  const { statusCode, body } = await write();
  expect([statusCode, body]).toEqual([503, NOT_NOW]);
  expect(await readiness()).toBe(503);
  await lookTwice();
  expect(logged(GONE)).toBe(1);
});

test.each(['-wal', '-shm'])(
  'a database without its %s file takes nothing any more, and has what it took before',
  async (suffix) => {
    const { reference } = (await write()).json() as { reference: string };
    await rm(file() + suffix);
    expect([(await write()).statusCode, await readiness()]).toEqual([503, 503]);
    await lookTwice();
    expect(logged(GONE)).toBe(1);
    // What a restart would find.
    await cp(file(), away());
    const database = new DatabaseSync(away());
    expect(database.prepare('select reference from contact_messages').all()).toEqual([{ reference }]);
    database.close();
  },
);
