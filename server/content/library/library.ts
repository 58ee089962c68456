import { sql } from 'kysely';
import type { z } from 'zod';
import { extentOf, may, type SignedInUser } from '../../../content/permissions.ts';
import type { Media } from '../../media/media.ts';
import type { MediaTables } from '../../media/tables.ts';
import { hashOf, type PictureSource } from '../../media/uploads/keep-picture.ts';
import type { Clock } from '../../platform/clock.ts';
import { FORBIDDEN, httpError } from '../../platform/http/failure.ts';
import { done, missing, type Missing, type Outcome } from '../../platform/outcome.ts';
import { writeContent, writeInTurn } from '../content-version.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import type { ContentDatabase } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';
import { placesOf } from '../uses/places.ts';
import { pictureUsage } from '../uses/fill-uses.ts';
import { findPicture, type LibraryPicture, listPictures, picturesOf, type PicturesWanted } from './list-pictures.ts';
import { logPicture, type pictureChanges } from './picture-changes.ts';
import { readUsed, replacePicture, type UsedPicture } from './replace-picture.ts';

/** The pictures of the site, to be found, described, replaced and deleted. */
export function createLibrary(db: ContentDatabase, media: Media, clock: Clock) {
  /** Adds a picture. One whose file was uploaded before is returned instead, and mended if its own file is damaged. */
  async function add(source: PictureSource, { area, kept: isKept, ...about }: NewPicture) {
    const known = await offerAgain(await hashOf(source), isKept, about.created_by);
    if (known) {
      const mended = await media.mend(known.id, source);
      return mended.ok
        ? ({ ok: true, value: { ...known, outcome: mended.value ? 'mended' : 'known' } } as const)
        : mended;
    }
    const keeping = isKept ? { kept: 1, kept_by: about.created_by } : { kept: 0 };
    const added = await media.add(area, source, { ...about, ...keeping });
    if (!added.ok) return added;
    const picture = (await findPicture(db, added.value.id)) as LibraryPicture;
    return { ok: true, value: { ...picture, outcome: 'added' } } as const;
  }

  /** Keeps the sweep away from a picture for another day. */
  async function offerAgain(hash: string, isKept: boolean, by: number) {
    const known = picturesOf(db).select('id').where('hash', '=', hash).orderBy('id').limit(1);
    const keeping = isKept && { kept: 1, kept_by: keptBesides(by) };
    const offered = db.updateTable('media').set({ offered_at: clock().toISOString(), ...keeping });
    const row = await offered.where('id', '=', known).returning('id').executeTakeFirst();
    return row ? findPicture(db, row.id) : null;
  }

  async function change(id: number, { kept: isKept, ...about }: z.output<typeof pictureChanges>, by: SignedInUser) {
    const keeping = isKept === undefined ? {} : { kept: isKept ? 1 : 0, kept_by: isKept ? by.id : null };
    const columns = { ...about, ...keeping };
    return writeContent(db, async (transaction) => {
      const picture = await picturesOf(transaction).selectAll().where('id', '=', id).executeTakeFirst();
      if (!picture) return missing;
      await requireChangeable(transaction, picture, by);
      if (Object.keys(columns).length > 0)
        await transaction.updateTable('media').set(columns).where('id', '=', id).execute();
      await logPicture(transaction, picture, 'updated', { by, at: clock() });
      return done((await readUsed(transaction, id)) as UsedPicture);
    });
  }

  /** Deletes a picture that nothing uses. It can be restored for 30 days. */
  async function remove(id: number, by: SignedInUser) {
    const removed = await writeInTurn(db, async (transaction) => {
      const picture = await picturesOf(transaction).selectAll().where('id', '=', id).executeTakeFirst();
      if (!picture) return missing;
      await requireChangeable(transaction, picture, by);
      if (await pictureUsage(db).isInUse(picture, transaction))
        return { ok: false, usedOn: await placesOf(transaction, { type: MEDIA, id }) } as const;
      const deleted = { deleted_at: clock().toISOString() };
      await transaction.updateTable('media').set(deleted).where('id', '=', id).execute();
      await logPicture(transaction, picture, 'deleted', { by, at: clock() });
      return done({ file: picture.file, width: picture.width });
    });
    if (!removed.ok) return removed;
    await media.moveToTrash(removed.value);
    return done(null);
  }

  async function restore(id: number, by: SignedInUser): Promise<Outcome<UsedPicture> | Missing> {
    const deleted = db.selectFrom('media').selectAll().where('id', '=', id);
    const picture = await deleted.where('deleted_at', '>', restorableSince(clock())).executeTakeFirst();
    if (!picture) return missing;
    await requireChangeable(db, picture, by);
    if (!(await media.takeFromTrash(picture))) return missing;
    await writeInTurn(db, async (transaction) => {
      await transaction.updateTable('media').set({ deleted_at: null }).where('id', '=', id).execute();
      await logPicture(transaction, picture, 'restored', { by, at: clock() });
    });
    media.wakeVariants();
    return done((await readUsed(db, id)) as UsedPicture);
  }

  /** Returns why somebody may not change or delete a picture; null if they may. */
  async function refusal(id: number, user: SignedInUser): Promise<string | null> {
    const picture = await picturesOf(db).selectAll().where('id', '=', id).executeTakeFirst();
    return picture ? refuseChange(db, picture, user) : null;
  }

  return {
    list: (wanted: PicturesWanted & { perPage: number }) => listPictures(db, wanted),
    read: (id: number) => readUsed(db, id),
    refusal,
    add,
    change,
    replace: (id: number, source: PictureSource, by: SignedInUser) =>
      replacePicture({ db, media, clock }, id, source, by),
    remove,
    restore,
  };
}

type OwnedPicture = Pick<MediaTables['media'], 'created_by' | 'kept_by'> & { id: number };

/** Throws a 403 that says why unless somebody may change a picture. */
async function requireChangeable(db: ContentDatabase, picture: OwnedPicture, user: SignedInUser) {
  const refusal = await refuseChange(db, picture, user);
  if (refusal) throw httpError(FORBIDDEN.status, refusal);
}

/** Whoever keeps a picture besides its uploader goes on keeping it. */
function keptBesides(by: number) {
  return sql<number>`case when kept = 1 and kept_by <> created_by then kept_by else ${by} end`;
}

interface NewPicture {
  area: string;
  name: string;
  created_by: number;
  kept: boolean;
}

/**
 * Returns why somebody may not change or delete a picture; null if they may. Those who may change only their own pictures lose
 * that once anything but their own drafts relies on one: its details show on pages at once.
 */
async function refuseChange(db: ContentDatabase, { id, created_by, kept_by }: OwnedPicture, user: SignedInUser) {
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
