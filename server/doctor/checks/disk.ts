import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import type { Check, Finding } from '../check.ts';

const MB = 1024 * 1024; // bytes
const LEAST = 200 * MB;

export const disk: Check = {
  what: 'The free space on the disk',
  find: async ({ configuration: { DATA_DIR, BACKUP_DIR } }) => {
    const findings: Finding[] = [];
    for (const folder of [DATA_DIR, BACKUP_DIR ?? '']) {
      if (!existsSync(folder)) continue;
      const { bavail, bsize } = await statfs(folder);
      const free = bavail * bsize;
      if (free >= LEAST) continue;
      const left = `${Math.round(free / MB)} MB`;
      findings.push({
        problem: `Only ${left} is free on the disk of ${folder}. Free some space, or move it to a larger disk.`,
      });
    }
    return findings;
  },
};
