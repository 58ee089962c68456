import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pinnedNode, root, run, stage } from './run.mjs';

const sources = ['app', 'content', 'public', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'];
const stamp = `${root}build/.sources`;

/** Builds the pages, unless they were built from these very sources. */
export async function build() {
  const wanted = fingerprint();
  const isWhole = existsSync(`${root}build/server/index.js`) && existsSync(`${root}build/client`);
  if (isWhole && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(stamp, { force: true });
  const args = ['node_modules/@react-router/dev/bin.cjs', 'build'];
  await stage('Building the pages', () => run(pinnedNode(), args, { quiet: true, env: { NODE_ENV: 'production' } }));
  compress();
  writeFileSync(stamp, wanted);
}

/** Lays compressed files beside those that shrink; the server sends the one that a browser takes. */
function compress() {
  for (const file of filesIn('build/client').filter((name) => /\.(js|css|svg)$/.test(name))) {
    const bytes = readFileSync(join(root, file));
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    writeFileSync(join(root, `${file}.br`), brotliCompressSync(bytes, brotli));
    writeFileSync(join(root, `${file}.gz`), gzipSync(bytes));
  }
}

function fingerprint() {
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
