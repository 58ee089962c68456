import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../../bin/run.mjs';
import { firstOutput, onCore } from '../subjects/program.mjs';
import { processorTimeOf } from './processes.mjs';

const CONNECTIONS = 32;
const BEFORE = 0.5; // s, in which responses do not count
const itself = fileURLToPath(import.meta.url);

/**
 * Requests one address over many connections from a process of its own, and returns the responses per second.
 *
 * @param {string} address
 * @param {{ seconds?: number, core?: number, etag?: string, connections?: number, headers?: Record<string, string> }} [options]
 *   etag: of the response that the client has already
 */
export async function load(
  address,
  { seconds = 1, core = 1, etag = '', connections = CONNECTIONS, headers = {} } = {},
) {
  const args = [itself, address, String(seconds), String(connections), etag, JSON.stringify(headers)];
  const child = spawn(...onCore(core, pinnedNode(), args), { stdio: ['ignore', 'pipe', 'inherit'] });
  // Killed once it has printed, because it may hang while it exits.
  const printed = await firstOutput(child, `The load on ${address}`);
  child.kill('SIGKILL');
  if (!(Number(printed) > 0)) throw new Error(`The load on ${address} failed.`);
  return Number(printed);
}

/**
 * Returns the responses per second, and how much of the processor each takes in µs, of all processes that take part.
 *
 * @param {string} address @param {number[]} pids @param {{ seconds?: number, etag?: string, headers?: Record<string, string> }} [options]
 */
export async function measuredLoad(address, pids, { seconds = 1, etag = '', headers = {} } = {}) {
  const before = processorTimeOf(pids);
  const rate = await load(address, { seconds, etag, headers });
  return { rate, cost: ((processorTimeOf(pids) - before) * 1e6) / (rate * (seconds + BEFORE)) };
}

if (process.argv[1] === itself) {
  const [, , address = '', seconds = '', connections = '', etag = '', headers = '{}'] = process.argv;
  const lines = Object.entries(JSON.parse(headers)).map(([name, value]) => `${name}: ${value}\r\n`);
  console.log(await responsesPerSecond(new URL(address), Number(seconds), Number(connections), etag, lines.join('')));
  process.exit();
}

/** @param {URL} url @param {number} seconds @param {number} connections @param {string} etag @param {string} lines */
async function responsesPerSecond(url, seconds, connections, etag, lines) {
  const { hostname, port, pathname, search, host } = url;
  const condition = etag && `If-None-Match: ${etag}\r\n`;
  const request = `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n${lines}${condition}\r\n`;
  // What is rendered first has another head than what is cached from then on.
  await (await fetch(url, { headers: { 'accept-encoding': 'gzip' } })).text();
  let responses = 0;
  for (let number = 0; number < connections; number += 1) {
    // An error is thrown, and ends the process.
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let [length, received] = [0, 0];
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk) => {
      length ||= lengthOf(chunk.toString('latin1'));
      received += chunk.length;
      if (received < length) return;
      received = 0;
      responses += 1;
      socket.write(request);
    });
  }
  await wait(BEFORE * 1000);
  responses = 0;
  await wait(seconds * 1000);
  return responses / seconds;
}

/** Returns the length of a response, which is the same for all of one address. @param {string} start */
function lengthOf(start) {
  const head = start.split('\r\n\r\n', 1)[0] ?? '';
  if (head.startsWith('HTTP/1.1 304')) return head.length + 4;
  const [, body] = /content-length: (\d+)/i.exec(head) ?? [];
  if (!head.startsWith('HTTP/1.1 200') || !body) throw new Error(`Not a measurable response: ${head}`);
  return head.length + 4 + Number(body);
}
