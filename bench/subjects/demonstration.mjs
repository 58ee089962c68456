import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../bin/run.mjs';
import { signIn, startServer } from './server.mjs';

/** @typedef {import('../../test/api-client.ts').ApiClient} ApiClient */

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
  const { origin, stop } = await startServer('3959', { DATA_DIR: unfinished }, { checkout });
  const client = await signIn(origin);
  while (!(await picturesAreMade(client))) await wait(1000);
  await stop();
  renameSync(unfinished, folder);
  return folder;
}

/** Whether all pictures have their variants. @param {ApiClient} client */
export async function picturesAreMade(client) {
  const { body } = await client.ask('GET', '/media/queue');
  return body.data.webp.waiting + body.data.avif.waiting === 0;
}
