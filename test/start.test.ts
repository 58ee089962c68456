import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
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

test('answers with a sign of life, but not as ready, while it fills an empty database', async () => {
  const server = startServer({ CONTENT: 'demo', DATA_DIR: join(folder, 'filling') });
  await server.prints('Filling the empty database');
  expect((await fetch(server.address() + '/healthz')).status).toBe(200);
  const notYet = await fetch(server.address() + '/readyz');
  expect([notYet.status, notYet.headers.get('retry-after')]).toEqual([503, '2']);
  expect(((await notYet.json()) as { message: string }).message).toContain('Plinth is starting.');
  server.child.kill('SIGKILL');
  await server.ended;
});

test('a port that is taken stops the start with one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const server = startServer({ PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.printed()).toMatch(/^Plinth cannot listen at 127\.0\.0\.1, port \d+: [^\n]+\.\n$/);
  taken.close();
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
    // An empty DATABASE_URL keeps one that a .env file names out of the test.
    env: { NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: folder, PORT: '3999', ...env },
  });
  const hasEnded = new AbortController();
  child.on('close', () => hasEnded.abort());
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return {
    child,
    address: () => 'http://127.0.0.1:3999',
    printed: () => text,
    prints: async (words: string) => {
      while (!text.includes(words)) {
        await once(child.stdout, 'data', { signal: hasEnded.signal });
      }
    },
    ended: once(child, 'close').then(([code]) => code as number),
  };
}
