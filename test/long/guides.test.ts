import { expect, test } from 'vitest';
import { runnableGuides } from '../guides/guides.ts';
import { testGuides } from '../guides/test-guides.ts';

const printed = testGuides(runnableGuides);

test('the commands of vps.md end with a site that waits for its first administrator', () => {
  expect(printed()).toMatch(/^https:\/\/www\.example\.com\/register\?token=[\w-]{43}$/m);
  expect(printed()).toMatch(/^Server: ready at /m);
});
