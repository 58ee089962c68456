import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasApt, installPackages } from './apt.mjs';
import { stage } from './stages.mjs';

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'];

export const INSTALL = `apt-get install ${packages.join(' ')}`;

/** Installs Swift, the object store of the long tests, where that is easy: on Debian, as root. Its own services stay off. */
export async function installSwift() {
  if (isInstalled() || !hasApt()) return;
  await stage('Installing Swift for the tests', () => installPackages('--no-install-recommends', ...packages));
}

export function isInstalled() {
  const folders = (process.env['PATH'] ?? '').split(':');
  return packages.every((name) => folders.some((folder) => existsSync(join(folder, `${name}-server`))));
}
