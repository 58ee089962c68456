import { tokenOf } from '../subjects/plinth.mjs';

/** Gives what changes some content by the API, and tells what it has become. @param {string} origin */
export async function changeOf(origin) {
  const headers = { authorization: `Bearer ${await tokenOf(origin)}`, 'content-type': 'application/json' };
  let number = 0;
  return async () => {
    const told = `Change ${(number += 1)}`;
    const body = JSON.stringify({ footer_short_description: told });
    const answer = await fetch(`${origin}/api/settings/1`, { method: 'PUT', headers, body });
    if (!answer.ok) throw new Error(`The change was answered with ${answer.status}.`);
    return told;
  };
}
