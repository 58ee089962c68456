import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

const START_TIMEOUT = 20_000; // ms

/**
 * Starts a PostgreSQL server with an empty data folder on a free port of the loopback address.
 *
 * @param programs the folder of `initdb` and `postgres`
 * @param settings such as `fsync=off`
 */
export async function startPostgresServer(programs: string, settings: string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], options);
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server = await start();
  // Also when this process ends by an error.
  const kill = () => server.kill('SIGQUIT');
  process.once('exit', kill);

  async function start() {
    const started = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, '-p', String(port), ...all], options);
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await accepts(url))) {
      if (started.exitCode !== null || Date.now() > deadline) throw new Error('The PostgreSQL server did not start.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return started;
  }

  async function end(signal: NodeJS.Signals) {
    server.kill(signal);
    if (server.exitCode === null) await once(server, 'exit');
  }

  async function stop() {
    process.off('exit', kill);
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  }

  /** Does what `pg_ctl restart -m immediate` does: nothing is finished, and the start recovers as after a crash. */
  async function restart() {
    await end('SIGQUIT');
    server = await start();
  }

  return { url, stop, restart };
}

/** PostgreSQL refuses to run as root, so its own user runs it there. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function accepts(url: string) {
  try {
    await query(url, 'select 1');
    return true;
  } catch {
    return false;
  }
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, statement: string) {
  const client = new Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Replaces the database in the address of a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
