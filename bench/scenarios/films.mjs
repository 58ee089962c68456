import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Mp4OutputFormat } from 'mediabunny';
import { createApiClient, overNetwork } from '../../test/api-client.ts';
import { filmBytes, fileOf } from '../../test/files.ts';
import { percentile, printTable } from '../measure/figures.mjs';
import { memoryOf } from '../measure/processes.mjs';
import { timed } from '../measure/requests.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { signIn, startServer } from '../subjects/server.mjs';

const MB = 1024 * 1024; // bytes
const SIZE = 199; // MB
const READERS = 50;
const RATE = 1; // MB a second of each reader: a film in high definition
const TIME = 20_000; // ms

/** Measures how much memory a film takes that many watch at once, and how much longer pages take meanwhile. */
const rows = [['what', 'measured', 'target']];
const uploaded = await startServer('3971', {}, { data: await demonstration() });
const path = await upload(uploaded);
// Another server: what was left of the upload would hide what the readers take.
const { origin, pid, stop } = await startServer('3972', {}, { data: uploaded.folder });
await uploaded.stop();

await pages(100);
const alone = await pages(300);
const before = memoryOf(pid);
let most = before;
const watch = setInterval(() => (most = Math.max(most, memoryOf(pid))), 50);
const until = performance.now() + TIME;
const readers = Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader, until)));
await wait(3_000);
const beside = await pages(300);
const taken = (await readers).reduce((sum, megabytes) => sum + megabytes, 0);
clearInterval(watch);
rows.push([`${READERS} readers: more memory`, `${most - before} MB`, 'at most 50 MB']);
rows.push(['what they read', `${taken.toFixed(0)} MB in ${TIME / 1000} s`, '']);
rows.push(['p50 of a page alone', `${percentile(alone, 0.5).toFixed(2)} ms`, '']);
rows.push(['p50 of a page beside them', `${percentile(beside, 0.5).toFixed(2)} ms`, 'at most 1.5 times']);
await stop();
printTable(rows);

/** Returns the path of the film. @param {Awaited<ReturnType<typeof startServer>>} server */
async function upload({ origin, pid }) {
  const client = createApiClient(overNetwork(origin), (await signIn(origin)).token);
  const bytes = await filmBytes(new Mp4OutputFormat({ fastStart: false }), { seconds: SIZE, bytesASecond: MB });
  const atRest = memoryOf(pid);
  const began = performance.now();
  const { body } = await client.sendForm('/media?kept=1', { file: fileOf('film.mp4', bytes) });
  rows.push([`an upload of ${SIZE} MB`, `${((performance.now() - began) / 1000).toFixed(1)} s`, '']);
  rows.push(['more memory after it', `${memoryOf(pid) - atRest} MB`, '']);
  return body.data.file;
}

/** Returns the times of a cached page, in ms. @param {number} count */
async function pages(count) {
  const times = [];
  for (let number = 0; number < count; number += 1) times.push((await timed(`${origin}/our-blogs`)).time);
  return times;
}

/** Reads parts of the film as a player does, from another place each. @param {number} reader @param {number} until */
async function read(reader, until) {
  let megabytes = 0;
  for (let place = reader * 3; performance.now() < until; place = (place + 4) % (SIZE - 4)) {
    const range = `bytes=${place * MB}-${(place + 4) * MB - 1}`;
    const outgoing = request(origin + path, { agent: false, headers: { range } });
    outgoing.end();
    const [response] = await once(outgoing, 'response');
    if (response.statusCode !== 206) throw new Error(`A part of the film returned ${response.statusCode}.`);
    for await (const chunk of response) {
      megabytes += chunk.length / MB;
      await wait((chunk.length / MB / RATE) * 1_000);
    }
  }
  return megabytes;
}
