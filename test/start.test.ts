import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'plinth-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('starts, tells its address, and stops at the first signal of several', async () => {
  const server = startServer({ CONTENT: 'empty' });
  await server.prints('Plinth is ready at http://localhost:3999');
  expect((await fetch(server.address() + '/readyz')).status).toBe(200);
  server.child.kill('SIGTERM');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test.each([
  ['PORT', 'http', 'PORT must be a port number from 0 to 65535, but is "http".'],
  ['TIME_ZONE', 'Mars', 'TIME_ZONE must be a time zone such as Europe/Berlin, but is "Mars".'],
])('a bad %s stops the start with one sentence', async (name, value, sentence) => {
  const server = startServer({ [name]: value });
  expect(await server.ended).toBe(1);
  expect(server.printed()).toBe(`${sentence}\n`);
});

function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: folder, PORT: '3999', ...env },
  });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return {
    child,
    address: () => 'http://127.0.0.1:3999',
    printed: () => text,
    prints: async (words: string) => {
      while (!text.includes(words)) await once(child.stdout, 'data');
    },
    ended: once(child, 'close').then(([code]) => code as number),
  };
}
