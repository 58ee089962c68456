import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { review } from '../../content/types/review.ts';
import type { ApiClient } from '../api-client.ts';
import { type TestApp, startApp } from '../api/app/app.ts';
import { signInTo } from '../api/app/people.ts';
import { png } from '../pictures.ts';
import { reviewFields } from './reviews.ts';

const CYCLES = Number(process.env['CYCLES'] ?? 10);
const MOST = 2_000; // writes until a full disk must have been met
const administrator = { email: 'sana@example.com', password: 'plinths carry' };

const disk = mkdtempSync(join(tmpdir(), 'plinth-steps-'));
const [DATA_DIR, BACKUP_DIR] = [join(disk, 'data'), join(disk, 'backups')];
const filler = join(disk, 'filler');
let app: TestApp;
let client: ApiClient;
let fields: object;
beforeAll(async () => {
  // Only root may mount a file system.
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  app = await startApp({ configured: { DATA_DIR, BACKUP_DIR, DATABASE_URL: '', RATE_LIMIT: 'off' } });
  client = await signInTo(app);
  await app.services.watch.look();
  fields = await reviewFields(client);
});
afterAll(async () => {
  await app.stop();
  execFileSync('umount', [disk]);
  rmdirSync(disk);
});

let number = 0;
const text = () => `Text ${(number += 1)} ${'We have a lot to say. '.repeat(200)}`;

interface Step {
  name: string;
  /** Returns the status, and a function that tells whether what was acknowledged is still there. */
  take: () => Promise<{ status: number; isThere?: () => Promise<boolean> }>;
  /** What it ends with on a full disk. */
  ends: number;
}

const exists = async (path: string) => (await client.ask('GET', path)).status === 200;

async function beginDraft() {
  const draft = { type: review.path, fields: { ...fields, project_name: `Draft ${(number += 1)}` } };
  const { status, body } = await client.ask('POST', '/drafts', draft);
  return { status, id: Number(body?.data?.id ?? 0) };
}

const steps: Step[] = [
  {
    name: 'a message',
    ends: 507,
    take: async () => {
      const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: text() };
      const { statusCode: status, json } = await app.post('/api/contact/store', message);
      const { reference } = json() as { reference?: string };
      const isThere = async () => JSON.stringify(await rowsOf('contact_messages')).includes(reference ?? '');
      return { status, isThere };
    },
  },
  {
    name: 'a draft',
    ends: 507,
    take: async () => {
      const { status, id } = await beginDraft();
      return { status, isThere: () => exists(`/drafts/${id}`) };
    },
  },
  {
    name: 'publishing',
    ends: 507,
    take: async () => {
      const begun = await beginDraft();
      if (begun.status !== 201) return begun;
      const { status, body } = await client.ask('POST', `/drafts/${begun.id}/publish`);
      return { status, isThere: () => exists(`/${review.path}/${body.data.id}`) };
    },
  },
  {
    name: 'an upload',
    ends: 507,
    take: async () => {
      const image = await png('a.png', 60 + ((number += 1) % 900));
      const { status, body } = await client.sendForm('/media?kept=1', { image });
      const isThere = async () => (await app.get(String(body.data.image))).statusCode === 200;
      return { status, isThere };
    },
  },
  {
    // On the room that is kept for it.
    name: 'a sign-in',
    ends: 200,
    take: async () => ({ status: (await app.post('/api/login', administrator)).statusCode }),
  },
  {
    name: 'a backup',
    ends: 507,
    take: async () => {
      await app.services.backups.runDue();
      const { completed_at } = (await app.services.backups.report()) ?? { completed_at: null };
      return { status: completed_at === null && readdirSync(BACKUP_DIR).length === 0 ? 507 : 201 };
    },
  },
];

async function rowsOf(table: 'contact_messages') {
  const db = app.services.database.kysely.withTables<{ contact_messages: { reference: string } }>();
  return db.selectFrom(table).select('reference').execute();
}

/** Leaves a few pages free. */
function fillDisk(pages: number) {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - pages) * bsize));
}

test.each(steps)(
  `a disk that is full at $name loses nothing acknowledged, ${CYCLES} times`,
  async ({ name, take, ends }) => {
    let acknowledged = 0;
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      fillDisk(ends === 200 ? 0 : 10 + 3 * cycle);
      const checks: (() => Promise<boolean>)[] = [];
      let last = await take();
      for (let count = 0; last.status < 300 && last.status !== ends && count < MOST; count += 1) {
        if (last.isThere) checks.push(last.isThere);
        last = await take();
      }
      expect(last.status).toBe(ends);
      expect((await app.get('/')).statusCode).toBe(200);
      rmSync(filler);
      await app.services.watch.look();
      await expect.poll(async () => (await app.get('/readyz')).statusCode, { timeout: 10_000 }).toBe(200);
      expect(existsSync(join(DATA_DIR, 'reserve'))).toBe(true);
      for (const isThere of checks) expect(await isThere()).toBe(true);
      acknowledged += checks.length;
    }
    console.log(`${CYCLES} full disks at ${name}: ${acknowledged} acknowledged, none lost`);
  },
);
