import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** So that what is installed starts no services. */
const env = { RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };

/** @type {Promise<number> | undefined} */
let update;

/** Whether packages can be installed: on Debian, as root. */
export function hasApt() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** Installs packages of Debian, and returns the exit code. @param {string[]} packages with options, if any */
export async function installPackages(...packages) {
  update ??= apt('update', '-qq');
  return (await update) || apt('install', '-y', '-qq', ...packages);
}

/** @param {string[]} args */
function apt(...args) {
  return run('apt-get', args, { quiet: true, env });
}
