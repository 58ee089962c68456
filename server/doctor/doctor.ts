import type { Check, Finding, Site } from './check.ts';
import { backups } from './checks/backups.ts';
import { clocks } from './checks/clocks.ts';
import { damage } from './checks/damage.ts';
import { damagedPictures } from './checks/damaged-pictures.ts';
import { disk } from './checks/disk.ts';
import { jobs } from './checks/jobs.ts';
import { leftovers } from './checks/leftovers.ts';
import { mail } from './checks/mail.ts';
import { missingFiles } from './checks/missing-files.ts';
import { permissions } from './checks/permissions.ts';
import { references } from './checks/references.ts';
import { schema } from './checks/schema.ts';
import { sharedFiles } from './checks/shared-files.ts';
import { siteId } from './checks/site-id.ts';
import { textPictures } from './checks/text-pictures.ts';
import { unknownFiles } from './checks/unknown-files.ts';

const checks: Check[] = [
  damage,
  schema,
  siteId,
  sharedFiles,
  missingFiles,
  damagedPictures,
  unknownFiles,
  references,
  textPictures,
  mail,
  clocks,
  jobs,
  disk,
  permissions,
  leftovers,
  backups,
];

/** Returns everything that is wrong with a site. */
export async function examine(site: Site): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of checks) findings.push(...(await attempt(check, site)));
  return findings;
}

/** Mends what can be mended without a risk, and returns what was done. */
export async function mend(site: Site): Promise<string[]> {
  const done: string[] = [];
  for (const { fix } of await examine(site)) if (fix) done.push(await fix());
  return done;
}

/** In a database that is damaged or of another version, some checks find no table. */
async function attempt({ what, find }: Check, site: Site): Promise<Finding[]> {
  try {
    return await find(site);
  } catch (error) {
    return [{ problem: `${what} could not be checked: ${(error as Error).message.replace(/\.$/, '')}.` }];
  }
}
