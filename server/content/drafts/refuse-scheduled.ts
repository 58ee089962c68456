import type { Selectable } from 'kysely';
import { type Conflict, conflicting } from '../../platform/outcome.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';

/** Returns why a draft that is scheduled cannot be changed; null if it is not scheduled. */
export async function refuseScheduled(
  db: ContentDatabase,
  id: number,
  change: 'change' | 'discard',
): Promise<Conflict | null> {
  const pending = await findPending(db, id);
  if (!pending) return null;
  const who = `${pending.created_name} has scheduled this draft.`;
  return conflicting(`${who} Ask an editor to cancel the schedule before you ${change} it.`);
}

/** Finds the schedule by which a draft will be published. */
export function findPending(
  db: ContentDatabase,
  draftId: number,
): Promise<Pick<Selectable<ContentTables['schedules']>, 'id' | 'created_name'> | undefined> {
  const schedules = db.selectFrom('schedules').select(['id', 'created_name']).where('draft_id', '=', draftId);
  return schedules.where('done_at', 'is', null).executeTakeFirst();
}
