import { execFileSync } from 'node:child_process';
import { chmodSync, linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../bin/release.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { runnableCommands } from './guides.ts';
import { createMachine, type Machine } from './machine.ts';
import { startMailServer } from '../servers/mail-server.ts';
import { databaseUrl, query, startPostgresServer } from '../servers/postgres-server.ts';
import { POSTGRES_PROGRAMS } from '../servers/postgres.ts';
import { type S3Store, startS3Store } from '../servers/s3-store.ts';

// Guides go from 0.2.0 to 0.3.0.
const versions = new Map([
  ['0.2.0', manifest.version],
  ['0.3.0', `${manifest.version}-next`],
]);
const [present = '', next = ''] = [...versions.values()].map((version) => `plinth-${version}`);

const START = ['systemctl start plinth', 'until curl --silent --fail http://127.0.0.1:3000/readyz; do sleep 0.1; done'];

/** Tests that the commands of some guides work, each on the machine that vps.md sets up. Returns what that prints. */
export function testGuides(guides: readonly string[]): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-guides-'));
  let machine: Machine;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let store: S3Store;
  let printed = '';
  let postgres: { url: string; stop?: () => Promise<void> };

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    mail = await startMailServer({ takesPasswords: true });
    store = await startS3Store();
    const url = process.env['DATABASE_URL'];
    postgres = url ? { url } : await startPostgresServer(POSTGRES_PROGRAMS, ['fsync=off']);
    await pack(folder, 0);
    packNext();
    machine = await createMachine(join(folder, 'machine'));
    provide(machine);
    printed = await follow('vps.md');
    // The other guides begin where this one ends.
    machine.keep();
  }, 90_000);

  afterAll(async () => {
    machine.stop();
    await mail.stop();
    store.stop();
    await postgres.stop?.();
    rmSync(folder, { recursive: true, force: true });
  }, 60_000);

  test.each(guides)(
    'the commands of %s work',
    async (guide) => {
      machine.reset();
      await expect(follow(guide, START)).resolves.toContain('+ ');
    },
    60_000,
  );

  /** Runs the commands of a guide, and returns what they print. */
  async function follow(guide: string, before: string[] = []) {
    const database = guide.replaceAll(/\W/g, '_');
    await query(postgres.url, `create database ${database}`);
    const lines = runnableCommands(guide).map((line) => replaceExamples(line, databaseUrl(postgres.url, database)));
    const { code, output } = await machine.run([...before, ...lines].join('\n'));
    if (code !== 0) throw new Error(output);
    await machine.run('systemctl stop plinth');
    return output;
  }

  /** Puts the archives where guides expect them. */
  function provide({ home }: Machine) {
    mkdirSync(join(home, 'plinth/release'), { recursive: true });
    linkSync(join(folder, `${present}.tar.gz`), join(home, 'plinth/release', `${present}.tar.gz`));
    linkSync(join(folder, `${next}.tar.gz`), join(home, `${next}.tar.gz`));
  }

  /** Packs the same code once more under another version, with the packages of the present one. */
  function packNext() {
    execFileSync('tar', ['-xzf', `${present}.tar.gz`, `--exclude=${present}/node_modules`], { cwd: folder });
    renameSync(join(folder, present), join(folder, next));
    const version = versions.get('0.3.0');
    writeFileSync(join(folder, next, 'package.json'), JSON.stringify({ ...manifest, version }));
    symlinkSync(`../${present}/node_modules`, join(folder, next, 'node_modules'));
    execFileSync('tar', ['-czf', `${next}.tar.gz`, next], { cwd: folder });
  }

  /** Replaces the examples of guides: versions, the mail server, the store, the database, the site behind its proxy. */
  function replaceExamples(line: string, database: string) {
    const variables: Record<string, string> = store.variables;
    return line
      .replaceAll(/\b0\.[23]\.0\b/g, (version) => versions.get(version) ?? version)
      .replace(/smtps?:\/\/\S+/, mail.url.replace('//', '//plinth:password@'))
      .replace(/^(S3_\w+)=.*/, (_line, name: string) => `${name}=${variables[name]}`)
      .replaceAll(/postgres:\/\/plinth:\S+\/plinth\b/g, database)
      .replace(/^(curl .+)https:\/\/www\.example\.com/, '$1http://127.0.0.1:3000');
  }

  return () => printed;
}
