import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('the listener is requested over and over, and left alone afterwards', async () => {
  const paths: (string | undefined)[] = [];
  const listener: RequestListener = ({ url }, response) => {
    paths.push(url);
    response.end('here');
  };
  await warmUp(listener, '/robots.txt');
  const count = paths.length;
  expect(count).toBeGreaterThan(8);
  expect(new Set(paths)).toEqual(new Set(['/robots.txt']));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(paths).toHaveLength(count);
});

test('a listener that never answers does not hold up the start', async () => {
  await warmUp(() => {}, '/robots.txt');
});
