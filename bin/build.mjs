import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { alone } from './alone.mjs';
import { install } from './install.mjs';
import { pinnedNode, root, run } from './run.mjs';
import { stage } from './stages.mjs';

/** @typedef {{ title: string, sources: string[], outputs: string[], stamp: string, args: string[] }} Part */

/** @type {Part} */
const pages = {
  title: 'Building the pages',
  sources: ['app', 'content', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
  outputs: ['build/server/index.js', 'build/client'],
  stamp: 'build/.pages',
  args: ['node_modules/@react-router/dev/bin.cjs', 'build'],
};

/** @type {Part} */
const server = {
  title: 'Building the server',
  sources: ['server', 'content', 'package-lock.json', 'vite.server.config.ts'],
  outputs: ['build/program/main.js', 'build/program/cli.js'],
  stamp: 'build/.server',
  args: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts'],
};

/** Builds the pages and the server, unless their sources are unchanged. */
export async function build() {
  if (isBuilt()) return;
  await alone(async () => {
    await buildPart(pages, compress);
    await buildPart(server);
  });
}

/** Returns whether the pages and the server were built from the current sources. */
export function isBuilt() {
  return isPartBuilt(pages) && isServerBuilt();
}

/** Returns whether the server and the command line were built from the current sources. */
export function isServerBuilt() {
  return isPartBuilt(server);
}

/** Returns whether there is a build, be it current or not. */
export function hasBuild() {
  return hasOutputs(pages) && hasOutputs(server);
}

/** @param {Part} part @param {() => void} [finish] */
async function buildPart(part, finish) {
  if (isPartBuilt(part)) return;
  const stamp = join(root, part.stamp);
  const current = fingerprint(part.sources);
  rmSync(stamp, { force: true });
  await stage(part.title, () => run(pinnedNode(), part.args, { quiet: true, env: { NODE_ENV: 'production' } }));
  finish?.();
  writeFileSync(stamp, current);
}

/** @param {Part} part */
function isPartBuilt(part) {
  return hasOutputs(part) && readFileSync(join(root, part.stamp), 'utf8') === fingerprint(part.sources);
}

/** @param {Part} part */
function hasOutputs({ outputs, stamp }) {
  return [...outputs, stamp].every((path) => existsSync(join(root, path)));
}

/** Precompresses text files; the server picks the encoding that a browser accepts. */
function compress() {
  for (const file of filesIn('build/client').filter((name) => /\.(js|css)$/.test(name))) {
    const bytes = readFileSync(join(root, file));
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(bytes, brotli));
    writeFileSync(join(root, `${file}.gz`), gzipSync(bytes));
  }
}

/** @param {string[]} sources */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  await build();
}
