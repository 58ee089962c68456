import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import type { ApiClient } from '../../api-client.ts';
import { largestRecord, shapeNames } from '../../hostile/largest-records.ts';
import { ownTypes, type Work, workOn } from '../../hostile/record-work.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { clientOf } from '../app/people.ts';

/** In ms of computing: ten times what a quiet machine takes. In quadratic time it would be many seconds. */
const ENOUGH = 3_000;

let app: TestApp;
let client: ApiClient;
let ids: ReadonlyMap<string, number>;
let image: string;
beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  client = clientOf(app, await app.signIn());
  ids = await createOneOfEach(app);
  image = await app.upload('pages', 512);
});
afterAll(() => app.stop());

const get = async (path: string) => ({ status: (await app.get(path)).statusCode });

// Half of the shapes are tried with posts, whose texts are read in most ways. `npm run bench:largest` tries all with all.
const others = ownTypes.filter((type) => type !== blog);
const tries = shapeNames.map((shape, index) => ({
  shape,
  type: (index % 2 === 0 ? blog : others[(index >> 1) % others.length]) ?? blog,
}));

test.each(tries)('the largest $type.name, of $shape, takes no one much time', async ({ shape, type }) => {
  const key = type.addressedBy === 'slug' ? 'one' : '1';
  const times: Record<string, number> = {};
  for (const [name, work] of await workOn(type, key, shape, { client, get, image, ids }))
    times[name] = await computingFor(name, work);
  expect(Object.entries(times).filter(([, time]) => time > ENOUGH)).toEqual([]);
  await client.call('PUT', `/${type.path}/${key}`, largestRecord(type, 'paragraphs', { image, ids, share: 0.01 }));
});

/** Returns how long this process computed, in ms: what else the machine does makes no difference. */
async function computingFor(name: string, work: Work[1]): Promise<number> {
  const before = process.cpuUsage();
  const { status } = await work();
  const { user, system } = process.cpuUsage(before);
  expect([name, status]).toEqual([name, 200]);
  return Math.round((user + system) / 1_000);
}
