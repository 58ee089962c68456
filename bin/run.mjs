import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shareLock } from './lock.mjs';
import { refuse } from './stages.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The arguments of Node for the built server. A semi-space of at most 4 MB saves a fifth of its memory at the same speed; one
 * that has this size from the start doesn't have to grow first.
 */
export const builtServer = ['--min-semi-space-size=4', '--max-semi-space-size=4', 'build/program/main.js'];

/** The command line starts in a third of the time when it is built. */
export const builtCommandLine = 'build/program/cli.js';

/** Keeps compiled code between starts, and makes threads return memory to the system. */
export const serverVariables = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`, MALLOC_ARENA_MAX: '2' };

/** The programs that `run` has started and that have not ended. @type {Set<import('node:child_process').ChildProcess>} */
export const running = new Set();

/**
 * Runs a program in the project's folder and returns its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet prints the output only if it fails
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(program, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    running.add(child);
    if (child.pid) shareLock(child.pid);
    /** @type {Buffer[]} */
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (code !== 0) process.stderr.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

/** Resolves folders against the working directory, because programs run in the project's folder. */
export function dataFolders() {
  const folders = ['DATA_DIR', 'BACKUP_DIR'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));
  return Object.fromEntries(folders.map(([name = '', folder = '']) => [name, resolve(folder)]));
}

/** Returns the pinned Node; where the platform has none, the running one if it is new enough. */
export function pinnedNode() {
  const pinned = `${root}node_modules/.bin/node`;
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return refuse('Plinth needs Node 26 or newer on this platform, for which it can install none of its own.');
}
