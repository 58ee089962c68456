import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { review } from '../../content/types/review.ts';
import type { ApiClient } from '../api-client.ts';
import { sampleFields } from '../api/app/sample-fields.ts';
import { prepareKillablePair } from '../servers/killable-pair.ts';

const SPREAD = 60;
const AT_ONCE = 40;
const LEAD = 6_000; // ms until the first, so that all are stored before
const APART = 150; // ms
const POLL_EVERY = 10; // ms
const PATIENT = { timeout: 60_000, interval: POLL_EVERY };

const kinds = ['publish', 'unpublish', 'rename'] as const;

/** What becomes of a review at a time. A draft renames it. */
interface Change {
  id: number;
  name: string;
  kind: (typeof kinds)[number];
  due: number;
}

test('each of 100 schedules is applied once, and shows on both instances within 1 s, 40 at one moment within 5 s', async () => {
  const two = await startTwo();
  const [client] = await two.signIn();
  const changes = await scheduleAll(client);
  const delays = await Promise.all(two.origins.map((origin) => watch(origin, changes).delays));
  const longest = (from: number, to: number) => Math.max(...delays.flatMap((ofOrigin) => ofOrigin.slice(from, to)));
  const [spread, atOnce] = [longest(0, SPREAD), longest(SPREAD, SPREAD + AT_ONCE)];
  console.log(`${SPREAD} schedules: on both within ${spread} ms; ${AT_ONCE} at one moment: within ${atOnce} ms`);
  await expectEachOnce(client, changes);
  expect(Math.min(...delays.flat())).toBeGreaterThanOrEqual(0);
  expect(spread).toBeLessThan(1_000);
  expect(atOnce).toBeLessThan(5_000);
});

test('of 100 schedules none is lost and none is applied twice, although both instances are killed in between', async () => {
  const two = await startTwo();
  const [client] = await two.signIn();
  const changes = await scheduleAll(client);
  const { count, delays } = watch(two.origins[0] ?? '', changes);
  const areShown = async (expected: number) => {
    await expect.poll(count, PATIENT).toBeGreaterThanOrEqual(expected);
  };

  await areShown(5);
  await two.kill(1);
  await areShown(15);
  await two.start(1);
  await areShown(30);
  await two.kill(0);
  await two.start(0);
  // While the 40 are being applied.
  await areShown(SPREAD + 3);
  await Promise.all([two.kill(0), two.kill(1)]);
  const done = count();
  await Promise.all([two.start(0), two.start(1)]);
  console.log(`Killed after ${done} of 100; all were applied, ${Math.max(...(await delays))} ms late at most`);
  await expectEachOnce(client, changes);
});

async function startTwo() {
  const two = await prepareKillablePair();
  onTestFinished(two.stop);
  await two.start(0);
  await two.start(1);
  return two;
}

/** Schedules a change of each of 100 reviews: 60 one after another, and then 40 at one moment. */
async function scheduleAll(client: ApiClient): Promise<Change[]> {
  const samples = await sampleFields(review, async (_area, side) => client.upload(side));
  const planned: Omit<Change, 'due'>[] = [];
  for (let number = 0; number < SPREAD + AT_ONCE; number += 1) {
    const [kind = 'publish', name] = [kinds[number % kinds.length], `Review ${number}`];
    const status = kind === 'publish' ? 2 : 1;
    const { id } = await client.create(review, { ...samples, project_name: name, status });
    planned.push({ id, name, kind });
  }
  const first = Date.now() + LEAD;
  const changes = planned.map((change, index) => ({ ...change, due: first + Math.min(index, SPREAD) * APART }));
  for (const change of changes) await schedule(client, change);
  expect(Date.now()).toBeLessThan(first);
  return changes;
}

async function schedule(client: ApiClient, { id, name, kind, due }: Change) {
  const time = new Date(due).toISOString();
  if (kind !== 'rename') return client.call('POST', `/reviews/${id}/schedule`, { action: kind, time });
  const draft = { type: review.path, key: String(id), fields: { project_name: renamed(name) } };
  const { data } = await client.call<{ data: { id: number } }>('POST', '/drafts', draft);
  return client.call('POST', `/drafts/${data.id}/schedule`, { time });
}

function renamed(name: string) {
  return `${name}, renamed`;
}

/** Reads what visitors of an instance see until it has all changes. The delays are those of each change, in ms. */
function watch(origin: string, changes: Change[]) {
  const shownAt = new Map<Change, number>();
  async function look() {
    while (shownAt.size < changes.length) {
      const names = await readNames(origin);
      for (const change of changes)
        if (names && !shownAt.has(change) && isShown(change, names)) shownAt.set(change, Date.now());
      await wait(POLL_EVERY);
    }
    return changes.map((change) => (shownAt.get(change) ?? 0) - change.due);
  }
  return { count: () => shownAt.size, delays: look() };
}

/** Returns the names of all reviews that visitors see; null while the instance is down. */
async function readNames(origin: string): Promise<Set<string> | null> {
  try {
    const response = await fetch(`${origin}/api/review?per_page=100`);
    if (response.status !== 200) return null;
    const { data } = (await response.json()) as { data: { project_name: string }[] };
    return new Set(data.map(({ project_name }) => project_name));
  } catch {
    return null;
  }
}

function isShown({ name, kind }: Change, names: ReadonlySet<string>) {
  if (kind === 'rename') return names.has(renamed(name)) && !names.has(name);
  return names.has(name) === (kind === 'publish');
}

/** Expects that nothing is left to do, and that each review was changed exactly once. */
async function expectEachOnce(client: ApiClient, changes: Change[]) {
  const readSchedules = async () => (await client.call<{ data: object[] }>('GET', '/schedules')).data;
  await expect.poll(readSchedules, PATIENT).toEqual([]);
  for (const { id, name, kind } of changes) {
    const { data } = await client.call<{ data: object }>('GET', `/reviews/${id}`);
    expect(data).toMatchObject({
      version: 2,
      status: kind === 'unpublish' ? 2 : 1,
      project_name: kind === 'rename' ? renamed(name) : name,
    });
  }
}
