import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentTables } from '../../server/content/tables.ts';
import { fillUses } from '../../server/content/uses/fill-uses.ts';
import { originalOf } from '../../server/media/picture-files.ts';
import { filesIn, idsOfFiles } from '../../server/media/pictures.ts';
import type { Services } from '../../server/services.ts';
import { type TestApp, startApp } from '../api/app/app.ts';

const KILLS = Number(process.env['KILLS'] ?? 30);
const DAY = 24 * 60 * 60 * 1000; // ms

let offset = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date(Date.now() + offset) });
});
afterAll(() => app.stop());

/** Runs a process that works on pictures, and kills it after so many steps. */
async function workUntilKilled(steps: number) {
  const env = { ...process.env, DATA_DIR: app.folder, DATABASE_URL: app.databaseUrl };
  const program = new URL('media-worker.ts', import.meta.url).pathname;
  const worker = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let remaining = steps;
  for await (const _step of createInterface(worker.stdout)) {
    remaining -= 1;
    if (remaining === 0) worker.kill('SIGKILL');
  }
  if (worker.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
  expect([worker.exitCode, worker.signalCode]).toEqual([null, 'SIGKILL']);
}

/** Returns the files that records, drafts and revisions name, as they are stored, whatever the table of uses says. */
async function namedFiles() {
  const db = app.services.database.kysely.withTables<ContentTables>();
  const texts = await Promise.all(
    ['drafts', 'revisions'].map((table) =>
      db
        .selectFrom(table as 'drafts')
        .select('fields')
        .execute(),
    ),
  );
  const files = [...new Set(texts.flat().flatMap(({ fields }) => filesIn(fields)))];
  const ids = await idsOfFiles(db, files);
  const images = (await db.selectFrom('reviews').select('image').execute()).map(({ image }) => image);
  const rows = await db.selectFrom('media').selectAll().execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = files.filter((file) => !byId.has(ids.get(file) ?? 0));
  return { rows, missing, used: [...new Set([...ids.values(), ...images])].map((id) => byId.get(id)) };
}

const isInTrash = (file: string) =>
  readdirSync(join(app.folder, 'trash')).some((day) => existsSync(join(app.folder, 'trash', day, file)));

async function stored({ storage }: Services) {
  const keys: string[] = [];
  for await (const { key } of storage.list()) keys.push(key);
  return keys;
}

test(`no picture that is named is lost by kill -9, and none is left over, ${KILLS} times`, async () => {
  for (let round = 1; round <= KILLS; round += 1) {
    await workUntilKilled(2 + ((round * 7) % 30));
    const { rows, used, missing } = await namedFiles();
    expect(missing, `round ${round}`).toEqual([]);
    for (const row of used) {
      expect(row?.deleted_at, `round ${round}`).toBeNull();
      expect(await app.services.storage.has(row?.file ?? ''), `${row?.file} in round ${round}`).toBe(true);
    }
    const since = new Date(Date.now() + offset - 30 * DAY).toISOString();
    const undoable = rows.filter(({ deleted_at }) => deleted_at !== null && deleted_at > since);
    for (const { file } of undoable)
      expect((await app.services.storage.has(file)) || isInTrash(file), `${file} in round ${round}`).toBe(true);
  }

  for (let time = 0; time < 2; time += 1) {
    offset += 32 * DAY;
    await fillUses(app.services.database);
    await app.services.media.sweep(app.services.content.pictureUsage);
    await app.services.media.emptyTrash();
  }
  const { rows, used } = await namedFiles();
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(used.map((row) => row?.id)));
  const known = new Set(rows.map(({ file }) => file));
  expect((await stored(app.services)).filter((key) => !known.has(originalOf(key)))).toEqual([]);
  expect(readdirSync(join(app.folder, 'trash'))).toEqual([]);
  console.log(`${KILLS} kills: ${used.length} pictures named, none lost; ${rows.length} left`);
});
