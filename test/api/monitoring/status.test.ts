import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { runCommand } from '../../servers/command.ts';
import { freePort } from '../../servers/free-port.ts';
import { type TestApp, startApp } from '../app/app.ts';

const database = process.env['TEST_DATABASE'] === 'postgres' ? 'PostgreSQL' : 'SQLite';
let app: TestApp;
let port: number;

beforeAll(async () => {
  port = await freePort();
  app = await startApp({ clock: () => new Date('2027-03-01T09:00:00Z') });
});
afterAll(() => app.stop());

/** Runs the command on the database of the app. */
async function status() {
  const variables = { DATA_DIR: app.folder, DATABASE_URL: app.databaseUrl, PORT: String(port), SMTP_URL: '' };
  const { code, out, err } = await runCommand(['status'], { variables });
  return { code, lines: out.trimEnd().split('\n'), err };
}

test('while no server answers, the command says so, and what is in the database', async () => {
  expect(await status()).toEqual({
    code: 1,
    lines: [
      `Version: ${manifest.version}`,
      `Server: no response at http://127.0.0.1:${port}`,
      `Database: ${database}`,
      'Emails to be sent: 0, failing: 0',
      'Pictures to be encoded: 0 as WebP, 0 as AVIF, failed: 0',
      'Last self-test: none yet',
      'Last backup: none, as BACKUP_DIR is not set',
      'Last job: none yet',
    ],
    err: '',
  });
});

test('beside a server that is ready it succeeds', async () => {
  await app.listen(port);
  const { code, lines } = await status();
  expect([code, lines[1]]).toEqual([0, `Server: ready at http://127.0.0.1:${port}`]);
});

test('it tells what waits, and fails while something goes on failing', async () => {
  const message = { name: 'Ines', email: 'ines@example.com', phone: '1', description: 'Hello.' };
  expect((await app.post('/api/contact/store', message)).statusCode).toBe(201);
  await app.upload('blogs', 600);
  await app.services.selfTest.run(); // Fails, as it looks for the server elsewhere.
  const { code, lines } = await status();
  expect([code, lines[1]]).toEqual([1, `Server: ready at http://127.0.0.1:${port}`]);
  expect(lines.at(-1)).toMatch(
    /^Problem: The server did not accept the message: .+ Visitors’ messages may be affected too\.$/,
  );
  expect(lines[3]).toBe('Emails to be sent: 2, failing: 0, the oldest since 2027-03-01T09:00:00.000Z');
  expect(lines[4]).toBe('Pictures to be encoded: 1 as WebP, 1 as AVIF, failed: 0');
  expect(lines[5]).toMatch(/^Last self-test: 2027-03-01T09:00:00.000Z\. The server did not accept the message: .+/);
  expect(lines.join('')).not.toMatch(/ines/i);
});

test('a server that is about to stop is not ready', async () => {
  app.services.drain();
  const { code, lines } = await status();
  expect([code, lines[1]]).toEqual([1, `Server: running at http://127.0.0.1:${port}, but not ready`]);
});
