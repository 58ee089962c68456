import { statfs } from 'node:fs/promises';
import { nullIfMissing } from '../platform/own-entries.ts';
import type { Configuration } from '../platform/configuration/configuration.ts';

const MB = 1024 * 1024; // bytes
const LEAST = 200 * MB;

/** Returns a sentence for each disk of data and backups on which little is free. */
export async function findFullDisks({
  DATA_DIR,
  BACKUP_DIR,
}: Pick<Configuration, 'DATA_DIR' | 'BACKUP_DIR'>): Promise<string[]> {
  const sentences: string[] = [];
  for (const folder of BACKUP_DIR === undefined ? [DATA_DIR] : [DATA_DIR, BACKUP_DIR]) {
    const free = await freeOn(folder);
    if (free === null || free >= LEAST) continue;
    const left = `${Math.round(free / MB)} MB`;
    sentences.push(`Only ${left} is free on the disk of ${folder}. Free some space, or move it to a larger disk.`);
  }
  return sentences;
}

/** Throws as a full disk does while little is free on the one of a folder. */
export async function assertSpare(folder: string): Promise<void> {
  const free = await freeOn(folder);
  if (free !== null && free < LEAST) throw Object.assign(new Error('The disk is almost full.'), { code: 'ENOSPC' });
}

/** Returns how many bytes are free on the disk of a folder; null if there is no such folder. */
export async function freeOn(folder: string): Promise<number | null> {
  const stats = await nullIfMissing(statfs(folder));
  return stats && stats.bavail * stats.bsize;
}
