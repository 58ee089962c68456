import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { signIn } from '../subjects/server.mjs';

/** @typedef {Omit<import('node:http').RequestOptions, 'headers'> & { headers?: Record<string, string>, body?: object }} Options */

const keptAlive = new Agent({ keepAlive: true });

/**
 * Makes a request and reads its response, which takes `time` in ms.
 *
 * @param {string} address @param {Options} [options]
 * @returns {Promise<{ time: number, status: number, text: string }>}
 */
export async function timed(address, { body, headers, ...options } = {}) {
  const began = performance.now();
  const json = body && { 'content-type': 'application/json' };
  const outgoing = request(address, { agent: keptAlive, headers: { ...headers, ...json }, ...options });
  outgoing.end(body && JSON.stringify(body));
  const [response] = await once(outgoing, 'response');
  const text = Buffer.concat(await response.toArray()).toString();
  return { time: performance.now() - began, status: response.statusCode, text };
}

/** Returns functions that time an administrator's requests. @param {string} origin */
export async function openRequests(origin) {
  const { authorization } = await signIn(origin);
  const change = await createChange(origin);

  /** @param {string} path */
  async function ask(path) {
    const response = await timed(origin + path, { headers: { authorization } });
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
    return response;
  }

  /** Changes content first, which empties all caches. @param {string} path */
  async function askUncached(path) {
    await change();
    return ask(path);
  }

  return { ask, askUncached };
}

/** Returns a function that changes a text of the settings and returns the new one. @param {string} origin */
export async function createChange(origin) {
  const client = await signIn(origin);
  let number = 0;
  return async () => {
    const text = `Change ${(number += 1)}`;
    await client.call('PUT', '/settings/1', { footer_short_description: text });
    return text;
  };
}
