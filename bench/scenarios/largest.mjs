import { createApiClient, overNetwork } from '../../test/api-client.ts';
import { largestRecord, shapeNames } from '../../test/hostile/largest-records.ts';
import { ownTypes, workOn } from '../../test/hostile/record-work.ts';
import { median } from '../measure/median.mjs';
import { processorTimeOf } from '../measure/processes.mjs';
import { printTable } from '../measure/table.mjs';
import { startServer, tokenOf } from '../subjects/server.mjs';

/**
 * Measures the processor time of everything that reads the whole of a record, with the largest record of every type, or of those
 * that are named, in every shape of text.
 */
const wanted = process.argv.slice(2);
const { origin, pid, stop } = await startServer('3956', { CONTENT: 'empty', RATE_LIMIT: 'off' });
const client = createApiClient(overNetwork(origin), await tokenOf(origin));
const image = await client.upload(512);
/** @type {Map<string, number>} */
const ids = new Map();
/** @type {Map<string, { time: number, of: string }[]>} */
const times = new Map();

/** @param {string} path */
const get = (path) =>
  fetch(origin + path).then(async (response) => ({ status: (await response.text(), response.status) }));

for (const type of inOrder()) {
  const small = largestRecord(type, 'paragraphs', { image, ids, share: 0.01 });
  const { id, slug } = 'created' in type.messages ? await client.create(type, small) : { id: 1, slug: '' };
  ids.set(type.name, id);
  const key = type.addressedBy === 'slug' ? slug : String(id);
  for (const shape of wanted.length === 0 || wanted.includes(type.name) ? shapeNames : []) {
    for (const [name, work] of await workOn(type, key, shape, { client, get, image, ids })) {
      const before = computed();
      const { status } = await work();
      const time = computed() - before;
      if (status !== 200) throw new Error(`${type.name}, ${shape}, ${name}: ${status}.`);
      times.set(name, [...(times.get(name) ?? []), { time, of: `${type.name}, ${shape}` }]);
    }
  }
  await client.update(type, key, small);
}
await stop();

const rows = [...times].map(([name, all]) => {
  const worst = all.reduce((a, b) => (b.time > a.time ? b : a));
  const middle = median(all.map(({ time }) => time));
  const over = all.filter(({ time }) => time > 300).length;
  return [name, `${middle.toFixed(0)} ms`, `${worst.time.toFixed(0)} ms`, worst.of, `${over} of ${all.length}`];
});
printTable([['what', 'median', 'slowest', 'of', 'over 300 ms'], ...rows]);

/** Returns how long the server has computed, in ms: what else the machine does makes no difference. */
function computed() {
  return (processorTimeOf(pid) ?? 0) * 1_000;
}

/** Returns the types, those that others relate to first. */
function inOrder() {
  const names = ['teamMember', 'category', 'review', 'service'];
  return [
    ...names.flatMap((name) => ownTypes.find((type) => type.name === name) ?? []),
    ...ownTypes.filter(({ name }) => !names.includes(name)),
  ];
}
