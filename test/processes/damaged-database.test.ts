import { cp, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigurationError, parseConfiguration } from '../../server/platform/configuration/configuration.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { openServices } from '../../server/services.ts';

const PAGE = 4096; // bytes

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-damaged-'));
  await (await start(join(folder, 'sound'))).close();
});
afterAll(() => rm(folder, { recursive: true }));

const start = (data: string) =>
  openServices(parseConfiguration({ DATA_DIR: data, CONTENT: 'empty', DATABASE_URL: '' }), {
    log: createLog('silent'),
  });

/** Copies the intact folder and overwrites bytes of its database. */
async function damagedAt(name: string, place: number, bytes: Buffer) {
  const data = join(folder, name);
  await cp(join(folder, 'sound'), data, { recursive: true });
  const file = await open(join(data, 'plinth.sqlite'), 'r+');
  await file.write(bytes, 0, bytes.length, place);
  await file.close();
  return data;
}

test.each([
  ['pages are missing their content', 4 * PAGE, Buffer.alloc(6 * PAGE)],
  ['pages have the content of others', 3 * PAGE, Buffer.alloc(3 * PAGE, 'message of a visitor')],
  ['the head is another', 0, Buffer.from('not a database')],
])(
  'a database in which %s stops the start with one sentence, and nothing is written to it',
  async (name, place, bytes) => {
    const data = await damagedAt(name, place, bytes);
    const before = await readFile(join(data, 'plinth.sqlite'));
    const failure: unknown = await start(data).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toMatch(/^The database [^\n]*(is damaged|cannot be opened)[^\n]+\.$/);
    expect((await readFile(join(data, 'plinth.sqlite'))).equals(before)).toBe(true);
  },
);

test('a sound one starts again', async () => {
  const services = await start(join(folder, 'sound'));
  expect(await services.database.findDamage()).toBeNull();
  await services.close();
});
