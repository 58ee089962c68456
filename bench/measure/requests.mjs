import { Agent, get } from 'node:http';
import { changeOf } from './change.mjs';
import { tokenOf } from '../subjects/plinth.mjs';

const agent = new Agent({ keepAlive: true });

/** Takes where a server is; gives how long requests take there that nothing is kept for. @param {string} origin */
export async function openRequests(origin) {
  const authorization = `Bearer ${await tokenOf(origin)}`;
  const change = await changeOf(origin);

  /** Gives the milliseconds that an answer takes, and its text. @param {string} path */
  async function ask(path) {
    const start = performance.now();
    const answer = await exchange(origin + path, authorization);
    const time = performance.now() - start;
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
    return { time, text: answer.text };
  }

  /** The same, with all answers forgotten that are kept, as any change of content makes them. @param {string} path */
  async function askAnew(path) {
    await change();
    return ask(path);
  }

  return { ask, askAnew };
}

/**
 * @param {string} address
 * @param {string} authorization
 * @returns {Promise<{ status: number | undefined, text: string }>}
 */
function exchange(address, authorization) {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { authorization } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
