import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { alone } from './alone.mjs';
import { root, run } from './run.mjs';
import { stage } from './stages.mjs';

const modules = `${root}node_modules`;
const stamp = `${modules}/.installed`;

/** Installs the dependencies, unless the lockfile is unchanged since the last install. */
export async function install() {
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return;
    await stage('Installing the packages of the lockfile', installAll);
    writeFileSync(stamp, fingerprint());
  });
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
}

async function installAll() {
  const code = await installWith(process.env['PATH']);
  // npm leaves out optional packages for which the Node that runs it is too old, so the pinned one runs it again.
  if (code !== 0 || !isOlderThan(20, 19)) return code;
  return installWith([`${modules}/.bin`, process.env['PATH']].join(delimiter));
}

/** @param {string | undefined} PATH */
async function installWith(PATH) {
  return (await run('npm', ['ci', '--loglevel=error'], { quiet: true, env: { PATH } })) || linkNode();
}

/** Links the pinned Node: npm 9 removes the link again with the packages for other platforms, which have one of the same name. */
async function linkNode() {
  if (existsSync(`${modules}/.bin/node`)) return 0;
  const { optionalDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const installed = Object.keys(optionalDependencies).find((name) => existsSync(`${modules}/${name}`));
  return installed ? run('npm', ['rebuild', '--loglevel=error', installed], { quiet: true }) : 0;
}

/** @param {number} wantedMajor @param {number} wantedMinor */
function isOlderThan(wantedMajor, wantedMinor) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
