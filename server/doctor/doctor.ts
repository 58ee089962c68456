import type { Check, Finding, Site } from './check.ts';
import { recoveryCodes } from './checks/accounts.ts';
import { attachments } from './checks/attachments.ts';
import { leftovers, permissions, disk } from './checks/data-folder.ts';
import { clocks, damage, references, schema, siteId } from './checks/database.ts';
import { damagedFiles, filesOfTexts, missingFiles, sharedFiles, unknownFiles } from './checks/files.ts';
import { answers, backups, calendars, domain, jobs, mail, webhooks } from './checks/service.ts';

const checks: Check[] = [
  damage,
  schema,
  siteId,
  sharedFiles,
  missingFiles,
  damagedFiles,
  unknownFiles,
  attachments,
  references,
  filesOfTexts,
  mail,
  domain,
  answers,
  calendars,
  recoveryCodes,
  webhooks,
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
async function attempt({ subject, find }: Check, site: Site): Promise<Finding[]> {
  try {
    return await find(site);
  } catch (error) {
    return [{ problem: `${subject} could not be checked: ${(error as Error).message.replace(/\.$/, '')}.` }];
  }
}
