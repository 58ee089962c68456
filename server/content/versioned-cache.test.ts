import { expect, test } from 'vitest';
import { versionedCache } from './versioned-cache.ts';

/** A version that the test moves, and a find that is counted and can be held up. */
function prepare(version: number | null = 1) {
  const content = { version, asked: 0 };
  const unchanged = versionedCache({
    value: () => content.version,
    refresh: () => Promise.resolve(),
    close: () => Promise.resolve(),
  });
  const find = (during = () => {}) =>
    unchanged('what', async () => {
      content.asked += 1;
      const questions = content.asked;
      during();
      return Promise.resolve(questions);
    });
  return { content, find };
}

test('what was found is remembered until content changes', async () => {
  const { content, find } = prepare();
  expect([await find(), await find()]).toEqual([1, 1]);
  content.version = 2;
  expect([await find(), await find()]).toEqual([2, 2]);
});

test('what was looked for while content changed is not remembered', async () => {
  const { content, find } = prepare();
  const before = await find(() => (content.version = 2));
  expect([before, await find(), await find()]).toEqual([1, 2, 2]);
});

test('what is found while somebody else finds the new is not remembered as the new', async () => {
  const { content, find } = prepare();
  const old = find();
  content.version = 2;
  const anew = find();
  await Promise.all([old, anew]);
  expect(await find()).toBe(2);
});

test('nothing is remembered while the version is not known', async () => {
  const { find } = prepare(null);
  expect([await find(), await find()]).toEqual([1, 2]);
});
