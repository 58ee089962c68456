import { tokenOf } from '../subjects/server.mjs';

/** Returns a function that changes a text of the settings and returns the new one. @param {string} origin */
export async function createChange(origin) {
  const headers = { authorization: `Bearer ${await tokenOf(origin)}`, 'content-type': 'application/json' };
  let number = 0;
  return async () => {
    const text = `Change ${(number += 1)}`;
    const body = JSON.stringify({ footer_short_description: text });
    const response = await fetch(`${origin}/api/settings/1`, { method: 'PUT', headers, body });
    if (!response.ok) throw new Error(`The change returned ${response.status}.`);
    return text;
  };
}
