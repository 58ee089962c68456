import { array, assert, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { addElement, emptySketch, estimate, merge, sketchAsText, sketchFromText } from './sketch.ts';
import { digestOf, hashVisitor } from './visitor-hash.ts';

const salt = digestOf('salt');
const agents = ['one', 'two'].map(digestOf);

/** A sketch of visitors at addresses that follow one another, with two agents each. */
function sketchOf(count: number, first = 0) {
  const sketch = emptySketch();
  for (let number = first; number < first + count; number += 1) {
    const sender = `203.${(number >> 17) & 255}.${(number >> 9) & 255}.${(number >> 1) & 255}`;
    addElement(sketch, hashVisitor(sender, agents[number & 1] ?? salt, salt).element);
  }
  return sketch;
}

test.each([0, 1, 2, 10, 100, 1_000, 5_000, 10_000, 40_000, 80_000, 200_000, 1_000_000])(
  'of %i visitors it counts all but 2 %',
  (count) => {
    expect(Math.abs(estimate(sketchOf(count)) - count)).toBeLessThanOrEqual(count * 0.02);
  },
);

test('sketches add up like their elements, in any order, and stay the same as text', () => {
  assert(
    property(array(tuple(nat(500), nat(2_000)), { maxLength: 6 }), (parts) => {
      const all = emptySketch();
      const reversed = emptySketch();
      for (const [count, first] of parts) merge(all, sketchOf(count, first));
      for (const [count, first] of parts.toReversed())
        merge(reversed, sketchFromText(sketchAsText(sketchOf(count, first))));
      expect(reversed).toEqual(all);
    }),
    { numRuns: 20 },
  );
});

test('with another salt nobody has the same hash', () => {
  const senders = Array.from({ length: 1_000 }, (_, number) => `203.0.113.${number}`);
  const [agent = salt] = agents;
  const registerWith = (sender: string, key: typeof salt) => hashVisitor(sender, agent, key).element.register;
  const found = senders.filter((sender) => registerWith(sender, salt) === registerWith(sender, digestOf('next')));
  expect(found.length).toBeLessThan(5);
});
