import { openFileStore } from '../media/storage/file-store.ts';
import { openDestination, type DestinationVariables } from './destination/destination.ts';
import { ownBackups } from './scheduled/backup-name.ts';

const DAMAGED = 'The database is damaged';

/** Whether a failure has been explained as damage. */
export function isDamageExplained(sentence: string): boolean {
  return sentence.startsWith(DAMAGED);
}

/** Says that a database is damaged, and which backup to restore. Never throws. */
export async function explainDamage(reason: string, variables: DestinationVariables): Promise<string> {
  if (isDamageExplained(reason)) return reason;
  const damage = `${DAMAGED} (${reason.replaceAll(/\s+/g, ' ').replace(/\.$/, '')}).`;
  const newest = await findNewest(variables).catch(() => null);
  if (!newest) return `${damage} Restore it from a backup.`;
  return `${damage} Restore the newest backup, ${newest.name} in ${newest.place}.`;
}

/** Looks in the destination itself: the database, which knows it too, may be what is damaged. */
async function findNewest(variables: DestinationVariables) {
  const destination = openDestination(variables);
  if (!destination) return null;
  const siteId = await (await openFileStore(variables)).readSiteId();
  const [newest] = await ownBackups(destination, siteId);
  return newest ? { name: newest.name, place: destination.name } : null;
}
