import { afterAll, beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { ApiClient } from '../../api-client.ts';
import { largestItem, largestRecord, shapeNames } from '../../hostile/largest-records.ts';
import { ownTypes, type Work, workOn } from '../../hostile/record-work.ts';
import { isLongRun } from '../../long-run.ts';
import { startApp, type TestApp } from '../app/app.ts';
import { sendItem } from '../app/inbox-items.ts';
import { createOneOfEach } from '../app/one-of-each.ts';
import { clientOf } from '../app/people.ts';

/** Of what may be saved. Half of it says as well what takes quadratic time. */
const SHARE = isLongRun ? 1 : 0.5;
/** In ms of computing: ten times what a quiet machine takes. In quadratic time it would be many seconds. */
const ENOUGH = 3_000 * SHARE;

let app: TestApp;
let token: string;
let client: ApiClient;
let ids: ReadonlyMap<string, number>;
let image: string;
beforeAll(async () => {
  app = await startApp({ configured: { RATE_LIMIT: 'off' } });
  token = await app.signIn();
  client = clientOf(app, token);
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
  for (const [name, work] of await workOn(type, key, shape, { client, get, image, ids, share: SHARE }))
    times[name] = await computingFor(name, 200, work);
  expect(Object.entries(times).filter(([, time]) => time > ENOUGH)).toEqual([]);
  await client.call('PUT', `/${type.path}/${key}`, largestRecord(type, 'paragraphs', { image, ids, share: 0.01 }));
});

test.each(inboxKinds)('the largest $noun.many take no one much time, from sending to exporting', async (kind) => {
  const times: Record<string, number> = {};
  const references: string[] = [];
  for (const shape of shapeNames)
    times[shape] = await computingFor(shape, 201, async () => {
      const { statusCode: status, json } = await sendItem(app, kind, largestItem(kind, shape));
      references.push(json().reference);
      return { status };
    });
  const read = async (path: string) => {
    let text = '';
    times[path] = await computingFor(path, 200, async () => {
      const { statusCode: status, body } = await app.get(`/api${path}`, { authorization: `Bearer ${token}` });
      text = body;
      return { status };
    });
    return text;
  };
  await read(`/${kind.path}?search=word`);
  await read('/personal-data/counts?email=ines@example.com');
  const csv = (await read(`/${kind.path}/export`)) + (await read(`/${kind.path}/export?status=spam`));
  const json = await read('/personal-data?email=ines@example.com');
  expect(references.filter((reference) => !csv.includes(reference) || !json.includes(reference))).toEqual([]);
  expect(Object.entries(times).filter(([, time]) => time > ENOUGH)).toEqual([]);
});

/** Returns how long this process computed, in ms: what else the machine does makes no difference. */
async function computingFor(name: string, expected: number, work: Work[1]): Promise<number> {
  const before = process.cpuUsage();
  const { status } = await work();
  const { user, system } = process.cpuUsage(before);
  expect([name, status]).toEqual([name, expected]);
  return Math.round((user + system) / 1_000);
}
