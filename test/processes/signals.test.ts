import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtServer, root } from '../../bin/run.mjs';
import { isLongRun } from '../long-run.ts';
import { createServerGroup } from '../servers/server-process.ts';

const { folder, start, stop } = createServerGroup();
afterAll(stop);
const path = { PATH: process.env['PATH'] ?? '' };

/** Runs the server as a child of the launcher, as `npm start` does after building, and then more code in the launcher. */
const launcher = (more = '') => [
  '--input-type=module',
  '--eval',
  `import { serve } from '${root}bin/serve.mjs'; serve(${JSON.stringify(builtServer)}, {}); ${more}`,
];
const isGone = async (origin: string) =>
  fetch(origin + '/healthz').then(
    () => false,
    () => true,
  );

// Concurrent, because they mostly wait for a server to start or to stop.

test.concurrent.each([
  ['SIGKILL', '1'],
  ['SIGKILL', '2'],
  ['SIGHUP', '1'],
] as const)('%s to the launcher alone stops a server of %s processes', async (signal, WORKERS) => {
  const DATA_DIR = `named-from-here-${signal}-${WORKERS}`;
  // The launcher finds the project from any folder.
  const server = await start({ WORKERS, DATA_DIR }, { program: launcher(), cwd: folder });
  await server.prints('Plinth is ready');
  expect(existsSync(join(folder, DATA_DIR, 'plinth.sqlite'))).toBe(true);
  server.child.kill(signal);
  await server.prints('Plinth has stopped.');
  await server.exited;
  expect(await isGone(server.origin)).toBe(true);
});

test.concurrent.each(
  isLongRun ? (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGKILL'] as const) : (['SIGTERM', 'SIGKILL'] as const),
)('%s to the process of npm alone stops the server', async (signal) => {
  const server = await start(path, { shell: 'exec npm start' });
  await server.prints('A worker is ready.');
  server.child.kill(signal);
  await server.prints('Plinth has stopped.');
  await server.exited;
  expect(await isGone(server.origin)).toBe(true);
});

test.concurrent('a signal to hand over does not cancel a stop', async () => {
  const server = await start({});
  await server.prints('A worker is ready.');
  server.child.kill('SIGTERM');
  await server.prints('Plinth is stopping.');
  server.child.kill('SIGUSR2');
  expect(await server.exited).toBe(0);
  expect(await isGone(server.origin)).toBe(true);
});

test.concurrent.each(['start', 'start-built'])(
  'a signal to hand over does not end %s.mjs while it loads',
  async (name) => {
    const code = `import { registerHooks } from 'node:module';
    registerHooks({
      resolve: (specifier, context, next) => {
        if (specifier === './serve.mjs') process.kill(process.pid, 'SIGUSR2');
        return next(specifier, context);
      },
    });`;
    const loading = ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
    const server = await start(path, { program: [...loading, join(root, `bin/${name}.mjs`)] });
    await server.prints('A worker is ready.');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  },
);

test.concurrent('a signal to hand over that comes during the start waits for its end', async () => {
  const server = await start({}, { program: launcher("process.kill(process.pid, 'SIGUSR2');") });
  const before = await server.pidOf(1);
  expect(await server.pidOf(2)).not.toBe(before);
  await server.prints('Plinth has stopped.');
  expect((await server.fetch('/readyz')).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
