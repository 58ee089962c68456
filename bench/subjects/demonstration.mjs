import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../bin/run.mjs';
import { startServer, tokenOf } from './server.mjs';

/**
 * Returns a data folder with the demonstration of a checkout and all variants of its pictures. Cached until `seed/`
 * changes, because creating it takes minutes.
 */
export async function demonstration(checkout = root) {
  const trees = execFileSync('git', ['rev-parse', 'HEAD:seed', 'HEAD:migrations'], { cwd: checkout, encoding: 'utf8' });
  const version = trees.trim().replace('\n', '-');
  const folder = join(checkout, 'node_modules/.cache/demonstration', version);
  if (existsSync(folder)) return folder;
  console.log('Creating the demonstration with all of its pictures. This takes minutes, once...');
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const { origin, stop } = await startServer('3959', { CONTENT: 'demo', DATA_DIR: unfinished }, { checkout });
  await waitForPictures(origin);
  await stop();
  renameSync(unfinished, folder);
  return folder;
}

/** @param {string} origin */
async function waitForPictures(origin) {
  const token = await tokenOf(origin);
  while (!(await picturesAreMade(origin, token))) await wait(1000);
}

/** Whether all pictures have their variants. @param {string} origin @param {string} token */
export async function picturesAreMade(origin, token) {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await fetch(`${origin}/api/media/queue`, { headers })).json();
  return data.webp.waiting + data.avif.waiting === 0;
}
