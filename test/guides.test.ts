import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../bin/release.mjs';
import manifest from '../package.json' with { type: 'json' };
import { commandsOf, guides, runnableCommands } from './guides/guides.ts';
import { createMachine, type Machine } from './guides/machine.ts';
import { IN_WORDS, NOT_RUN } from './guides/not-run.ts';
import { startMailServer } from './mail-server.ts';
import { databaseUrl, query, startPostgresServer } from './postgres-server.ts';
import { POSTGRES_PROGRAMS } from './postgres.ts';

// Guides go from 0.2.0 to 0.3.0.
const versions = new Map([
  ['0.2.0', manifest.version],
  ['0.3.0', `${manifest.version}-next`],
]);
const [present = '', next = ''] = [...versions.values()].map((version) => `plinth-${version}`);

const START = ['systemctl start plinth', 'until curl --silent --fail http://127.0.0.1:3000/readyz; do sleep 0.1; done'];

const folder = mkdtempSync(join(tmpdir(), 'plinth-guides-'));
const machines: Machine[] = [];
let mail: Awaited<ReturnType<typeof startMailServer>>;
let postgres: { url: string; stop?: () => Promise<void> };

beforeAll(async () => {
  chmodSync(folder, 0o755);
  mail = await startMailServer({ takesPasswords: true });
  const url = process.env['DATABASE_URL'];
  postgres = url ? { url } : await startPostgresServer(POSTGRES_PROGRAMS, ['fsync=off']);
  await pack(folder, 1);
  packNext();
  // The other guides begin where this one ends.
  const printed = await follow('vps.md');
  if (!printed.includes('/register?token=')) throw new Error('vps.md did not print the link to register with.');
}, 90_000);

afterAll(async () => {
  for (const machine of machines) machine.stop();
  await mail.stop();
  await postgres.stop?.();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test.concurrent.each(guides.filter((guide) => guide !== 'vps.md'))(
  'the commands of %s work',
  async (guide) => {
    await expect(follow(guide, 'vps.md')).resolves.toContain('readyz');
  },
  60_000,
);

test('what is not run, and what is asked for in words, is in a guide', () => {
  const lines = guides.flatMap(commandsOf);
  expect(Object.keys(NOT_RUN).filter((start) => !lines.some((line) => line.startsWith(start)))).toEqual([]);
  const unasked = IN_WORDS.filter(([guide, before]) => !commandsOf(guide).some((line) => line.startsWith(before)));
  expect(unasked).toEqual([]);
});

/** Runs the commands of a guide on a machine of its own, bare or with what another guide left, and returns what they print. */
async function follow(guide: string, earlier?: string) {
  const machine = await createMachine(join(folder, guide), earlier && join(folder, earlier));
  machines.push(machine);
  const database = guide.replaceAll(/\W/g, '_');
  await query(postgres.url, `create database ${database}`);
  if (!earlier) provide(machine);
  const lines = runnableCommands(guide).map((line) => replaceExamples(line, databaseUrl(postgres.url, database)));
  const outcome = await machine.run((earlier ? [...START, ...lines] : lines).join('\n'));
  if (outcome.code !== 0) throw new Error(outcome.output);
  await machine.run('systemctl stop plinth');
  return outcome.output;
}

/** Puts the archives where guides expect them. */
function provide({ home }: Machine) {
  mkdirSync(join(home, 'plinth/release'), { recursive: true });
  linkSync(join(folder, `${present}.tar.gz`), join(home, 'plinth/release', `${present}.tar.gz`));
  linkSync(join(folder, `${next}.tar.gz`), join(home, `${next}.tar.gz`));
}

/** Packs the same code once more under another version. */
function packNext() {
  execFileSync('tar', ['-xzf', `${present}.tar.gz`], { cwd: folder });
  execFileSync('mv', [present, next], { cwd: folder });
  const version = versions.get('0.3.0');
  writeFileSync(join(folder, next, 'package.json'), JSON.stringify({ ...manifest, version }));
  execFileSync('tar', ['--create', '--use-compress-program', 'gzip -1', '--file', `${next}.tar.gz`, next], {
    cwd: folder,
  });
  rmSync(join(folder, next), { recursive: true });
}

/** Replaces the examples of guides: versions, the mail server, the database, the site behind its proxy. */
function replaceExamples(line: string, database: string) {
  return line
    .replaceAll(/\b0\.[23]\.0\b/g, (version) => versions.get(version) ?? version)
    .replace(/smtps?:\/\/\S+/, mail.url.replace('//', '//plinth:password@'))
    .replace(/postgres:\/\/plinth:\S+\/plinth\b/, database)
    .replace(/^(curl .+)https:\/\/www\.example\.com/, '$1http://127.0.0.1:3000');
}
