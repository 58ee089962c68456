import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile, printTable } from '../measure/figures.mjs';
import { memoryOf } from '../measure/processes.mjs';
import { timed } from '../measure/requests.mjs';
import { demonstration } from '../subjects/demonstration.mjs';
import { startServer } from '../subjects/server.mjs';

const PORT = 3963;

/** Measures how clients that pipeline requests and read no responses slow down everybody else. */
const { origin, pid, stop } = await startServer(String(PORT), {}, { data: await demonstration() });
const rows = [['what', 'measured', 'target']];

// On a cold cache, so that pages are rendered while the client does not read.
const attacker = await unread(get('/').repeat(300) + get('/our-blogs').replace('GET', 'HEAD'));
const first = await times('/our-blogs', 20);
attacker.destroy();
const calm = await times('/our-blogs', 20);
rows.push(['300 unread GET / and a HEAD: slowest /our-blogs', ms(Math.max(...first)), 'a response']);
rows.push(['the same without that client', ms(Math.max(...calm)), '']);

const ahead = Promise.all(Array.from({ length: 4 }, () => unread(get('/contact-us').repeat(1_500))));
const health = await times('/healthz', 500);
for (const socket of await ahead) socket.destroy();
rows.push(['4 x 1,500 requests ahead: p99 of /healthz', ms(percentile(health, 0.99)), 'at most 200 ms']);

const file = await largestFile();
const before = { descriptors: descriptors(), memory: memoryOf(pid) };
const readers = await Promise.all(Array.from({ length: 8 }, () => unread(get(file).repeat(800))));
let most = { descriptors: 0, memory: 0 };
for (let look = 0; look < 50; look += 1) {
  most = { descriptors: Math.max(most.descriptors, descriptors()), memory: Math.max(most.memory, memoryOf(pid)) };
  await wait(100);
}
rows.push(['8 x 800 files not read: more descriptors', `${most.descriptors - before.descriptors}`, 'at most 64']);
rows.push(['the same: more memory', `${most.memory - before.memory} MB`, 'at most 100 MB']);
await wait(40_000);
rows.push(['45 s later, readers still there: more descriptors', `${descriptors() - before.descriptors}`, '0']);
for (const socket of readers) socket.destroy();

const idle = await Promise.all(Array.from({ length: 3_000 }, () => unread('')));
const visitor = await times('/', 5);
rows.push(['3,000 idle connections: slowest page of a new visitor', ms(Math.max(...visitor)), 'at most 1000 ms']);
for (const socket of idle) socket.destroy();
await stop();
printTable(rows);

/** @param {string} path */
function get(path) {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

/** Opens a connection that sends these bytes and reads nothing. @param {string} bytes @returns {Promise<import('node:net').Socket>} */
function unread(bytes) {
  return new Promise((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => {
      socket.write(bytes);
      resolve(socket);
    });
    socket.pause();
    // The server cuts off such clients.
    socket.on('error', () => {});
  });
}

/** Returns the times of sequential requests on new connections, in ms. @param {string} path @param {number} count */
async function times(path, count) {
  const times = [];
  for (let number = 0; number < count; number += 1) {
    const { time, status } = await timed(origin + path, { agent: false });
    if (status !== 200) throw new Error(`${path} returned ${status}.`);
    times.push(time);
  }
  return times;
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(0)} ms`;
}

function descriptors() {
  return readdirSync(`/proc/${pid}/fd`).length;
}

async function largestFile() {
  const html = await (await fetch(`${origin}/our-blogs`)).text();
  const files = [...new Set(html.match(/\/files\/[\w/.-]+/g))];
  const sizes = await Promise.all(
    files.map(async (path) => {
      const { headers } = await fetch(origin + path, { method: 'HEAD' });
      return { path, size: Number(headers.get('content-length')) };
    }),
  );
  return sizes.sort((a, b) => b.size - a.size)[0]?.path ?? '';
}
