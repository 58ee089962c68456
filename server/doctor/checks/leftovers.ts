import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPORARY } from '../../media/storage/atomic-file.ts';
import { nullIfMissing } from '../../media/storage/folder.ts';
import { SCRATCH } from '../../platform/configuration/own-folders.ts';
import { type Check, found, type Site } from '../check.ts';

const ABANDONED_AFTER = 24 * 60 * 60 * 1000; // ms, longer than anything is being written

/** Files that processes were writing when they were killed. */
export const leftovers: Check = {
  what: 'Whether killed processes left files behind',
  find: async (site) => {
    const left = await findLeft(site);
    return found('Files left behind by a killed process', left, 'Remove them with --fix.', async () => {
      for (const path of left) await rm(path, { recursive: true, force: true });
      return `Files of killed processes removed: ${left.length}.`;
    });
  },
};

async function findLeft({ configuration: { DATA_DIR }, clock }: Site) {
  const before = new Date(clock().getTime() - ABANDONED_AFTER);
  const inFolder = async (folder: string, isLeft: (name: string) => boolean) => {
    const names = (await nullIfMissing(readdir(folder))) ?? [];
    return names.filter(isLeft).map((name) => join(folder, name));
  };
  const paths = [
    ...(await inFolder(DATA_DIR, isPart)),
    ...(await inFolder(join(DATA_DIR, 'uploads'), isPart)),
    ...(await inFolder(join(DATA_DIR, 'incoming'), () => true)),
    ...(await inFolder(join(DATA_DIR, SCRATCH), () => true)),
  ];
  const left: string[] = [];
  for (const path of paths) {
    const stats = await nullIfMissing(stat(path));
    if (stats && stats.mtime < before) left.push(path);
  }
  return left;
}

function isPart(name: string) {
  return name.endsWith(TEMPORARY);
}
