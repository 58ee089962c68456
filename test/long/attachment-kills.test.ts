import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAttachments } from '../../server/attachments/attachments.ts';
import type { AttachmentTables } from '../../server/attachments/tables.ts';
import { openFileStore } from '../../server/media/storage/file-store.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { fileOf, pdfBytes } from '../files.ts';
import { prepareTrialServer } from '../trial-kind/server.ts';

const DAY = 24 * 60 * 60 * 1000; // ms
const KILLS = Number(process.env['KILLS'] ?? 20);
const BURST = 6;

let server: Awaited<ReturnType<typeof prepareTrialServer>>;
beforeAll(async () => {
  server = await prepareTrialServer();
});
afterAll(() => server.stop());

/** Each application has a file of its own. */
const cvOf = (number: number) => fileOf('cv.pdf', Buffer.concat([pdfBytes(), Buffer.alloc(500_000, `${number} `)]));

async function send(number: number): Promise<string | null> {
  const fields = { name: `Visitor ${number}`, email: `${number}@example.com`, reason: `${number}` };
  const response = await server.apply({ ...fields, cv: cvOf(number) }).catch(() => null);
  return response?.status === 201 ? (response.body.reference as string) : null;
}

test(`killed ${KILLS} times, the server loses no file of an acknowledged item, and sweeps all others`, async () => {
  const confirmed = new Map<string, number>();
  for (let round = 1; round <= KILLS; round += 1) {
    await server.start();
    let count = 0;
    const burst = Array.from({ length: BURST }, async (_, place) => {
      const number = round * BURST + place;
      const reference = await send(number);
      if (reference === null) return;
      confirmed.set(reference, number);
      if ((count += 1) === (round - 1) % BURST) server.strike();
    });
    if (round % BURST === 1) setTimeout(server.strike, round * 3);
    await Promise.all(burst);
    await server.kill();
  }
  await sweep();
  expect(await keysOnDisk()).toEqual(server.query<{ file: string }>(ATTACHED).map(({ file }) => file));

  await server.start();
  const owner = await server.signIn();
  const items = await owner.all<{ id: number; reference: string }>('/applications');
  const ids = new Map(items.map(({ id, reference }) => [reference, id]));
  expect(confirmed.size).toBeGreaterThan(KILLS);
  for (const [reference, number] of confirmed) {
    const { status, text } = await owner.ask('GET', `/applications/${ids.get(reference)}/files/cv`);
    expect([reference, status, text === (await cvOf(number).text())]).toEqual([reference, 200, true]);
  }
});

const ATTACHED = 'select file from attachments order by file';

async function keysOnDisk() {
  const folder = join(server.folder, 'attachments');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return paths.map((path) => path.slice(folder.length + 1)).sort();
}

/** As two days later. */
async function sweep() {
  const database = await openDatabase({ DATA_DIR: server.folder, onError: console.error });
  const { attachments: storage } = await openFileStore({ DATA_DIR: server.folder });
  const clock = () => new Date(Date.now() + 2 * DAY);
  const db = database.kysely.withTables<AttachmentTables>();
  await createAttachments(db, { storage, clock, assertRoom: async () => {} }).sweep();
  await database.kysely.destroy();
}
