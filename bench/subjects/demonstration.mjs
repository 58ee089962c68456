import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../bin/run.mjs';
import { startPlinth, tokenOf } from './plinth.mjs';

/**
 * Gives a folder with the data of the demonstration, all pictures in every size and format, as this checkout or another
 * one makes it. That takes minutes, once for each edition of the demonstration.
 */
export async function demonstration(checkout = root) {
  const trees = execFileSync('git', ['rev-parse', 'HEAD:seed', 'HEAD:migrations'], { cwd: checkout, encoding: 'utf8' });
  const edition = trees.trim().replace('\n', '-');
  const folder = join(checkout, 'node_modules/.cache/demonstration', edition);
  if (existsSync(folder)) return folder;
  console.log('Making the demonstration with all of its pictures, once, which takes minutes...');
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const { origin, stop } = await startPlinth('3959', { CONTENT: 'demo', DATA_DIR: unfinished }, { checkout });
  await picturesMade(origin);
  await stop();
  renameSync(unfinished, folder);
  return folder;
}

/** @param {string} origin */
async function picturesMade(origin) {
  const headers = { authorization: `Bearer ${await tokenOf(origin)}` };
  for (;;) {
    const { data } = await (await fetch(`${origin}/api/media/queue`, { headers })).json();
    if (data.webp.waiting + data.avif.waiting === 0) return;
    await wait(1000);
  }
}
