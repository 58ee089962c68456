import { extentOf, may, type SignedInUser } from '../../../content/permissions.ts';
import type { MediaTables } from '../../media/tables.ts';
import type { ContentDatabase } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';

type Picture = Pick<MediaTables['media'], 'created_by' | 'kept_by'> & { id: number };

/**
 * Returns why somebody may not change or delete a picture; null if they may. Those who may change only their own pictures lose
 * that once anything but their own drafts relies on one: its details show on pages at once.
 */
export async function refuseChange(db: ContentDatabase, { id, created_by, kept_by }: Picture, user: SignedInUser) {
  if (extentOf(user, 'change media') === 'all') return null;
  if (!may(user, 'change media', { created_by })) return SOMEBODY_ELSES;
  if (kept_by !== null && kept_by !== user.id) return KEPT;
  return (await isRelied(db, id, user)) ? IN_USE : null;
}

/** Whether anything but the unscheduled drafts of somebody uses a picture. */
async function isRelied(db: ContentDatabase, id: number, user: SignedInUser) {
  const uses = db.selectFrom('uses').select('field').where('target_type', '=', MEDIA).where('target_id', '=', id);
  const waiting = db.selectFrom('schedules').select('draft_id').where('done_at', 'is', null);
  const unscheduled = db
    .selectFrom('drafts')
    .select('drafts.id')
    .where('created_by', '=', user.id)
    .where('drafts.id', 'not in', waiting.where('draft_id', 'is not', null));
  const otherUses = uses.where((use) =>
    use.not(use.and([use('type', '=', 'draft'), use('record_id', 'in', unscheduled)])),
  );
  return Boolean(await otherUses.limit(1).executeTakeFirst());
}

const SOMEBODY_ELSES = 'Somebody else uploaded this picture. Ask an editor to change or delete it.';
const KEPT = 'Somebody else keeps this picture in the library. Ask an editor to change or delete it.';
const IN_USE = 'This picture is used outside your own drafts. Ask an editor to change or delete it.';
