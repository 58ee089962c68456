import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pack } from '../../bin/release.mjs';
import { root } from '../../bin/run.mjs';
import manifest from '../../package.json' with { type: 'json' };
import { freePort } from '../servers/free-port.ts';

const folder = mkdtempSync(join(tmpdir(), 'plinth-release-'));
const release = join(folder, `plinth-${manifest.version}`);
const DATA_DIR = join(folder, 'data');
// Root may write everywhere, so the server runs as nobody.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
// No npm is on the path, and no registry would answer it.
const surroundings = { PATH: '', npm_config_registry: 'http://127.0.0.1:1' };
const children: ChildProcess[] = [];

beforeAll(async () => {
  chmodSync(folder, 0o755);
  await pack(folder, 1);
  execFileSync('tar', ['--extract', '--gzip', '--file', `${release}.tar.gz`, '--directory', folder]);
  execFileSync('chmod', ['--recursive', 'a-w', release]);
  mkdirSync(DATA_DIR);
  if (nobody.uid) chownSync(DATA_DIR, nobody.uid, nobody.gid);
}, 90_000);

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  execFileSync('chmod', ['--recursive', 'u+w', release]);
  rmSync(folder, { recursive: true, force: true });
});

test('the archive, unpacked where nothing may be written, starts, serves, stores a message and stops', async () => {
  const before = contents();
  const port = await freePort();
  const server = run('bin/start-built.mjs', { DATA_DIR, PORT: String(port), CONTENT: 'empty' });
  await server.prints('Plinth is ready');
  const origin = `http://127.0.0.1:${port}`;
  expect(await (await fetch(`${origin}/contact-us`)).text()).toContain('<form');
  expect((await sendMessage(origin)).status).toBe(201);

  const status = run('bin/plinth.mjs', { DATA_DIR, PORT: String(port) }, 'status');
  expect([await status.exited, status.output()]).toEqual([0, expect.stringMatching(/ready/i)]);
  expect(mostMemory(String(server.child.pid))).toBeLessThan(512e6);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(server.output()).toContain('Plinth has stopped.');
  expect(server.output()).not.toMatch(/Installing|Building/);
  expect(contents()).toEqual(before);
});

test('the archive has what the product runs with, and nothing to develop it with', () => {
  const has = (path: string) => existsSync(join(release, path));
  expect(Object.keys(manifest.dependencies).filter((name) => !has(`node_modules/${name}`))).toEqual([]);
  const tools = ['vite', 'vitest', 'typescript', 'tailwindcss', 'oxlint', 'knip', '@playwright/test', '@mantine/core'];
  expect(tools.filter((name) => has(`node_modules/${name}`))).toEqual([]);
  expect(['test', 'bench', 'data', '.env', '.git'].filter(has)).toEqual([]);
});

test('where nothing is built, the start of what is built says so', async () => {
  const folderOfSources = join(folder, 'sources');
  mkdirSync(folderOfSources);
  cpSync(join(root, 'bin'), join(folderOfSources, 'bin'), { recursive: true });
  const server = run(join(folderOfSources, 'bin/start-built.mjs'), {});
  expect(await server.exited).toBe(78);
  expect(JSON.parse(server.output())).toMatchObject({
    level: 60,
    msg: expect.stringMatching(/^Plinth is not built here: .+\.$/),
  });
});

test('where a link leads to another release by now, a process of that one takes over', async () => {
  const current = join(folder, 'current');
  link(release, current);
  const [port, data] = [await freePort(), join(folder, 'handed-over')];
  mkdirSync(data);
  if (nobody.uid) chownSync(data, nobody.uid, nobody.gid);
  const server = run(join(current, 'bin/start-built.mjs'), { DATA_DIR: data, PORT: String(port), CONTENT: 'empty' });
  await server.prints('Plinth is ready');

  link(makeNextRelease('9.9.9'), current);
  server.child.kill('SIGUSR2');
  await server.prints('Plinth 9.9.9 is starting');
  await server.prints('Plinth has stopped.');
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

function makeNextRelease(version: string) {
  const next = join(folder, `plinth-${version}`);
  mkdirSync(next);
  const [copied, linked] = [
    ['bin', 'build', 'migrations', 'package.json'],
    ['node_modules', 'public', 'seed', 'content', 'server'],
  ];
  for (const path of copied) cpSync(join(release, path), join(next, path), { recursive: true });
  for (const path of linked) symlinkSync(join(release, path), join(next, path));
  chmodSync(join(next, 'package.json'), 0o644);
  writeFileSync(join(next, 'package.json'), JSON.stringify({ ...manifest, version }));
  return next;
}

/** Replaces a link at once. */
function link(target: string, path: string) {
  symlinkSync(target, `${path}.new`);
  renameSync(`${path}.new`, path);
}

async function sendMessage(origin: string) {
  const body = JSON.stringify({
    name: 'Ada',
    email: 'ada@example.com',
    phone: '+441234567',
    description: 'Nothing but the data is written.',
  });
  const headers = { 'content-type': 'application/json' };
  return fetch(`${origin}/api/contact/store`, { method: 'POST', headers, body });
}

/** Every file of the release, with the time of its last change. */
function contents() {
  return globSync('**', { cwd: release }).map((path) => [path, lstatSync(join(release, path)).mtimeMs]);
}

/** The most memory that a process and those that it started have taken, in bytes. */
function mostMemory(id: string): number {
  const children = readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean);
  const [, peak] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return children.reduce((sum, child) => sum + mostMemory(child), Number(peak) * 1024);
}

function run(script: string, variables: Record<string, string>, ...args: string[]) {
  const env = { ...surroundings, DATABASE_URL: '', ...variables };
  const child = spawn(join(release, 'node_modules/.bin/node'), [script, ...args], { cwd: release, env, ...nobody });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const exited = once(child, 'close').then(([code]) => code as number);
  children.push(child);
  return {
    child,
    exited,
    output: () => output,
    prints: async (text: string) => {
      while (!output.includes(text)) {
        const outcome = await Promise.race([exited, once(child.stdout, 'data')]);
        if (typeof outcome === 'number') throw new Error(`It has exited: ${output}`);
      }
    },
  };
}
