import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root, run, stage } from './run.mjs';

const stamp = `${root}node_modules/.installed`;

/** Installs the dependencies, unless the lockfile is unchanged since the last install. */
export async function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await stage('Installing what the lockfile names', () => run('npm', ['ci', '--loglevel=error'], { quiet: true }));
  writeFileSync(stamp, wanted);
}
