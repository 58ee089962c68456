import { largestRecord, shapeNames } from '../../test/hostile/largest-records.ts';
import { ownTypes, workOn } from '../../test/hostile/record-work.ts';
import { median, printTable } from '../measure/figures.mjs';
import { processorTimeOf } from '../measure/processes.mjs';
import { timed } from '../measure/requests.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

/**
 * Measures the processor time of everything that reads the whole of a record, with the largest record of every type, or of those
 * that are named, in every shape of text.
 */
const typeNames = process.argv.slice(2);
const { origin, pid, stop } = await startServer('3956', { CONTENT: 'empty', RATE_LIMIT: 'off' });
const client = await signIn(origin);
const image = await client.upload(512);
/** @type {Map<string, number>} */
const ids = new Map();
/** @type {Map<string, { time: number, record: string }[]>} */
const times = new Map();

for (const type of inOrder()) {
  const small = largestRecord(type, 'paragraphs', { image, ids, share: 0.01 });
  const { id, slug } = 'created' in type.messages ? await client.create(type, small) : { id: 1, slug: '' };
  ids.set(type.name, id);
  const key = type.addressedBy === 'slug' ? slug : String(id);
  for (const shape of typeNames.length === 0 || typeNames.includes(type.name) ? shapeNames : []) {
    for (const [name, work] of await workOn(type, key, shape, {
      client,
      get: (path) => timed(origin + path),
      image,
      ids,
    })) {
      // What else the machine does makes no difference to it.
      const before = processorTimeOf([pid]);
      const { status } = await work();
      const time = (processorTimeOf([pid]) - before) * 1_000;
      if (status !== 200) throw new Error(`${type.name}, ${shape}, ${name}: ${status}.`);
      times.set(name, [...(times.get(name) ?? []), { time, record: `${type.name}, ${shape}` }]);
    }
  }
  await client.update(type, key, small);
}
await stop();

printTable([
  ['what', 'median', 'slowest', 'of', 'over 300 ms'],
  ...[...times].map(([name, all]) => {
    const worst = all.reduce((a, b) => (b.time > a.time ? b : a));
    const middle = median(all.map(({ time }) => time));
    const over = all.filter(({ time }) => time > 300).length;
    return [name, `${middle.toFixed(0)} ms`, `${worst.time.toFixed(0)} ms`, worst.record, `${over} of ${all.length}`];
  }),
]);

/** Returns the types, those that others relate to first. */
function inOrder() {
  const names = ['service', 'review', 'category', 'teamMember'];
  return ownTypes.toSorted((a, b) => names.indexOf(b.name) - names.indexOf(a.name));
}
