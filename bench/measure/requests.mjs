import { Agent, get } from 'node:http';
import { createChange } from './change.mjs';
import { tokenOf } from '../subjects/server.mjs';

const agent = new Agent({ keepAlive: true });

/** Returns functions that time an administrator's requests. @param {string} origin */
export async function openRequests(origin) {
  const authorization = `Bearer ${await tokenOf(origin)}`;
  const change = await createChange(origin);

  /** Returns the time of a request in ms, and its text. @param {string} path */
  async function ask(path) {
    const start = performance.now();
    const response = await fetchText(origin + path, authorization);
    const time = performance.now() - start;
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
    return { time, text: response.text };
  }

  /** Changes content first, which empties all caches. @param {string} path */
  async function askUncached(path) {
    await change();
    return ask(path);
  }

  return { ask, askUncached };
}

/**
 * @param {string} address
 * @param {string} authorization
 * @returns {Promise<{ status: number | undefined, text: string }>}
 */
function fetchText(address, authorization) {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { authorization } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
      response.on('error', reject);
    }).on('error', reject);
  });
}
