import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '../../bin/postgres.mjs';

const PORT = '3958';

/** Starts a PostgreSQL server as it comes, for the time of a measurement; null where there is none. */
export async function startPostgres() {
  const programs = await findPostgres();
  if (!programs) return null;
  const folder = mkdtempSync(join(tmpdir(), 'plinth-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: /** @type {const} */ ('ignore') };
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], options);
  const args = ['-D', data, '-k', folder, '-p', PORT, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(join(programs, 'postgres'), args, options);
  const ask = ['-h', '127.0.0.1', '-p', PORT, '-U', 'postgres', '-qc'];
  while (!isAnswering()) await new Promise((resolve) => setTimeout(resolve, 100));
  let databases = 0;

  function isAnswering() {
    if (server.exitCode !== null) throw new Error('The PostgreSQL server of the measurement did not start.');
    try {
      execFileSync(join(programs, 'psql'), [...ask, 'select 1'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }

  return {
    /** Makes an empty database and gives its address. */
    addDatabase: () => {
      databases += 1;
      execFileSync(join(programs, 'psql'), [...ask, `create database plinth_${databases}`], { stdio: 'ignore' });
      return `postgres://postgres@127.0.0.1:${PORT}/plinth_${databases}`;
    },
    stop: async () => {
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; there, its own user runs it. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
