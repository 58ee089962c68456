import { type Conflict, conflicting } from '../../platform/outcome.ts';
import type { ContentDatabase } from '../tables.ts';

/** Returns why a draft that is scheduled cannot be changed; null if it is not scheduled. */
export async function refuseScheduled(
  db: ContentDatabase,
  id: number,
  change: 'change' | 'discard',
): Promise<Conflict | null> {
  const schedules = db.selectFrom('schedules').select('created_name').where('draft_id', '=', id);
  const pending = await schedules.where('done_at', 'is', null).executeTakeFirst();
  if (!pending) return null;
  const who = `${pending.created_name} has scheduled this draft.`;
  return conflicting(`${who} Ask an editor to cancel the schedule before you ${change} it.`);
}
