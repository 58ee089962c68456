import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { stage } from './stages.mjs';

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

export const INSTALL = `apt-get install ${packages.join(' ')}`;

/** Installs Swift, the object store of the long tests, where that is easy: on Debian, as root. Its own services stay off. */
export async function installSwift() {
  if (isInstalled() || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  await stage('Installing Swift for the tests', async () => {
    const env = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { quiet: true, env });
  });
}

export function isInstalled() {
  const folders = (process.env['PATH'] ?? '').split(':');
  return packages.every((name) => folders.some((folder) => existsSync(join(folder, `${name}-server`))));
}
