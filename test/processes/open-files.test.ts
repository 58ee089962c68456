import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../bin/run.mjs';
import { createServerGroup } from '../servers/server-process.ts';

const { start, stop } = createServerGroup();
afterAll(stop);

const FULL = 'All connections are taken.';

/** Fewer than the primary process may have open while its workers are busy; the system closes what exceeds that. */
const BURST = 50;

/** Runs a command of the shell that may open so many files. */
const within = (files: number) => `ulimit -n ${files}; exec "$@"`;

test.concurrent.each(['1', '2'])(
  'a release of %s processes that meets more connections than it may open files answers, and says so',
  async (WORKERS) => {
    const shell = within(256);
    const server = await start({ WORKERS, PLINTH_HOME: root.replace(/[/]$/, '') }, { shell });
    await server.pidOf(Number(WORKERS));
    expect(server.lines()).toContainEqual(
      expect.objectContaining({ level: 40, open_files: 256, connections: 88, msg: expect.stringContaining('Raise') }),
    );
    const visitors: Socket[] = [];
    const areAllFull = () => server.output().split(FULL).length > Number(WORKERS);
    // The process that is quicker takes more of them.
    while (!areAllFull()) {
      visitors.push(...(await connectAll(server.port, BURST)));
      expect((await server.fetch('/')).status).toBe(200);
    }
    for (const visitor of visitors) visitor.destroy();
    expect((await server.fetch('/')).status).toBe(200);
    expect(server.output()).not.toContain('A worker ended.');
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  },
);

test.concurrent('where the system allows too few open files to work with, the start is refused', async () => {
  const server = await start({}, { shell: within(64) });
  expect(await server.exited).toBe(78);
  expect(server.lines()).toHaveLength(1);
  expect(server.lines()[0]?.msg).toMatch(/^Plinth needs at least 128 open files, but the system allows 64[.] Raise/);
});

/** Opens connections that send nothing. The server closes some of them. */
async function connectAll(port: number, count: number) {
  const visitors = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(visitors.map((visitor) => once(visitor, 'connect').catch(() => undefined)));
  return visitors;
}
