import { expect, test, vi } from 'vitest';
import { loneProcess, type WorkerGroup } from '../platform/process/cluster.ts';
import type { VisitSource } from './sources/source-of.ts';
import { createVisitors } from './visitors.ts';

const DAY = '2026-12-01';
const from = (source: string, campaign: string | null = null): VisitSource => ({ channel: 'link', source, campaign });

test('the processes of a server know the visitors of one another', () => {
  vi.useFakeTimers();
  const listeners: ((payload: never) => void)[] = [];
  const member = (number: number): WorkerGroup => ({
    ...loneProcess,
    size: 2,
    subscribe: (_topic, listener) => (listeners[number] = listener),
    publish: (_topic, payload) => listeners[1 - number]?.(payload as never),
  });
  const first = createVisitors(member(0));
  const second = createVisitors(member(1));
  first.add(DAY, 7, '/', from('example.org', 'spring'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(second.attributionOf(DAY, 7)).toMatchObject({ source_name: 'example.org', first_campaign: 'spring' });
});

test('a day takes 20,000 visitors, of whom the first go, and ends with the next', () => {
  const visitors = createVisitors(loneProcess);
  for (let visitor = 0; visitor <= 20_000; visitor += 1) visitors.add(DAY, visitor, '/', from('example.org'));
  const isKnown = (visitor: number, day = DAY) => visitors.attributionOf(day, visitor) !== null;
  expect([0, 1, 20_000].map((visitor) => isKnown(visitor))).toEqual([false, true, true]);
  visitors.add('2026-12-02', 5, '/', from('example.org'));
  expect([isKnown(1), isKnown(5), isKnown(1, '2026-12-02'), isKnown(5, '2026-12-02')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
