import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../server/platform/database/database.ts';
import { migrate } from '../server/platform/database/migrate.ts';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The migrated database that those of the tests are copies of. */
export const TEMPLATE = 'plinth_template';

export const POSTGRES_PROGRAMS = process.env['POSTGRES_BIN'] ?? '/usr/lib/postgresql/15/bin';

const READY_WITHIN = 20_000; // ms

/** Starts a PostgreSQL server of its own for the tests, unless DATABASE_URL names one, and hands its address on. */
export default async function startPostgres(project: TestProject) {
  const given = process.env['DATABASE_URL'];
  if (given) {
    await makeTemplate(given);
    project.provide('postgresUrl', given);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'plinth-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(POSTGRES_PROGRAMS, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], {
    ...user,
    cwd: folder,
  });

  const port = await freePort();
  const settings = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'];
  const args = ['-D', data, '-k', folder, '-p', String(port), ...settings];
  const server = spawn(join(POSTGRES_PROGRAMS, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url, server);
  await makeTemplate(url);
  project.provide('postgresUrl', url);

  return async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(server: string) {
  const client = new Client(server);
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE}`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${TEMPLATE}`;
  const database = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '', onError: console.error });
  await migrate(database);
  await database.kysely.destroy();
}

/** PostgreSQL refuses to run as root; there, its own user runs it. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function answers(url: string, server: ChildProcess) {
  const until = Date.now() + READY_WITHIN;
  while (server.exitCode === null && Date.now() < until) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error('The PostgreSQL server of the tests did not start.');
}
