import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { warmUp } from './warm-up.ts';

test('a path is requested repeatedly until the time is up', async () => {
  const paths: (string | undefined)[] = [];
  const sockets = new Set<Socket>();
  const listener: RequestListener = ({ url, socket }, response) => {
    paths.push(url);
    sockets.add(socket);
    response.end('here');
  };
  await warmUp(listener, '/robots.txt', 300);
  expect(paths.length).toBeGreaterThan(8);
  expect(new Set(paths)).toEqual(new Set(['/robots.txt']));
  await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true);
});

test('a listener that never responds does not delay the start', async () => {
  await expect(warmUp(() => {}, '/robots.txt')).resolves.toBeUndefined();
});

test('a warm-up that runs out of time emits no warning', async () => {
  const warnings = vi.spyOn(process, 'emitWarning');
  await warmUp((_request, response) => response.end(), '/robots.txt', -1);
  expect(warnings).not.toHaveBeenCalled();
});
