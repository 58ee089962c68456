import { Agent, request } from 'node:http';
import { tokenOf } from './plinth.mjs';

const agent = new Agent({ keepAlive: true });

/** Takes where a server is; gives how long requests take there that nothing is kept for. @param {string} origin */
export async function openRequests(origin) {
  const authorization = `Bearer ${await tokenOf(origin)}`;

  /** Gives the milliseconds that an answer takes, and its text. @param {string} path */
  async function ask(path, { method = 'GET', body = '' } = {}) {
    const start = performance.now();
    const answer = await exchange(origin + path, { method, authorization, body });
    const time = performance.now() - start;
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
    return { time, text: answer.text };
  }

  /** The same, with all answers forgotten that are kept, as any change of content makes them. @param {string} path */
  async function askAnew(path) {
    await ask('/api/settings/1', { method: 'PUT', body: '{"phone_label":"Office"}' });
    return ask(path);
  }

  return { ask, askAnew };
}

/**
 * @param {string} address
 * @param {{ method: string, authorization: string, body: string }} options
 * @returns {Promise<{ status: number | undefined, text: string }>}
 */
function exchange(address, { method, authorization, body }) {
  const type = body && { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, agent, headers: { authorization, ...type } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
