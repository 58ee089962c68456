import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { build } from './build.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { stage } from './stages.mjs';

// The sources are there because scripts compare the build with them, and find it current.
const folders = 'app bin build containers content docs migrations seed server';
const configurations = 'package.json package-lock.json react-router.config.ts vite.config.ts vite.server.config.ts';
const documents = 'CHANGELOG.md LICENSE README.md SECURITY.md';
export const packed = `${folders} ${configurations} ${documents}`.split(' ');

/**
 * Packs what a production start needs into `plinth-VERSION.tar.gz`, for the platform of this machine.
 * @param {string} folder
 * @param {number} [level] how hard it is compressed, from 0 to 9
 */
export async function pack(folder, level = 6) {
  const name = `plinth-${readJson('package.json').version}`;
  const archive = join(folder, `${name}.tar.gz`);
  const installed = [...productionPackages(), 'node_modules/.bin/node', 'node_modules/.installed'];
  const args = [
    '--create',
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=a+rX,go-w',
    // Only who compiles extensions of Node needs its headers: a fifth of all that is packed.
    '--exclude=node_modules/node-*/include',
    `--transform=flags=rSH;s,^,${name}/,`,
    ...packed,
    // Packages for other platforms are not there.
    ...installed.filter((path) => existsSync(join(root, path))),
  ];
  mkdirSync(folder, { recursive: true });
  const tar = spawn('tar', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(tar, 'close');
  await pipeline(tar.stdout, createGzip({ level }), createWriteStream(`${archive}.part`));
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar failed with exit code ${code}.`);
  renameSync(`${archive}.part`, archive);
}

/** The installed packages that the product runs with, as the lockfile tells them from those to develop it. */
function productionPackages() {
  /** @type {Record<string, { dev?: boolean }>} */
  const packages = readJson('package-lock.json').packages;
  return Object.keys(packages).filter((path) => path !== '' && !packages[path]?.dev && !isInside(path, packages));
}

/** Whether it comes along with the package in whose folder it stands. @param {string} path @param {object} packages */
function isInside(path, packages) {
  const parent = path.slice(0, path.lastIndexOf('/node_modules/'));
  return path.includes('/node_modules/') && parent in packages;
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  await build();
  await stage('Packing the release', async () => {
    await pack(join(root, 'release'));
    return 0;
  });
}
