import type { Actor } from '../../audit/audit-log.ts';
import type { Media } from '../../media/media.ts';
import { hashOf } from '../../media/uploads/keep-picture.ts';
import type { PictureSource } from '../../media/uploads/recognition.ts';
import type { Clock } from '../../platform/clock.ts';
import { done, fieldErrors, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import { writeContent, writeInTurn } from '../content-version.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import type { ContentDatabase } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';
import { type Place, placesOf } from '../uses/places.ts';
import { pictureUsage } from '../uses/picture-usage.ts';
import { findPicture, type LibraryPicture, listPictures, picturesOf, type PicturesWanted } from './list-pictures.ts';
import { logPicture, pictureChanges } from './picture-changes.ts';
import { readUsed, replacePicture, type UsedPicture } from './replace-picture.ts';

export type Library = ReturnType<typeof createLibrary>;

/** The picture cannot be deleted. */
export interface StillUsed {
  ok: false;
  usedOn: Place[];
}

/** The pictures of the site, to be found, described, replaced and deleted. */
export function createLibrary(db: ContentDatabase, media: Media, clock: Clock) {
  /** Adds a picture. One whose file was uploaded before is returned instead, with `isNew` false. */
  async function add(source: PictureSource, { area, ...about }: NewPicture) {
    const known = await offerAgain(await hashOf(source), about.kept);
    if (known) return { ok: true, value: { ...known, isNew: false } } as const;
    const added = await media.add(area, source, { ...about, kept: about.kept ? 1 : 0 });
    if (!added.ok) return added;
    return {
      ok: true,
      value: { ...((await findPicture(db, added.value.id)) as LibraryPicture), isNew: true },
    } as const;
  }

  /** Keeps the sweep away from a picture for another day. */
  async function offerAgain(hash: string, kept: boolean) {
    const known = picturesOf(db).select('id').where('hash', '=', hash).orderBy('id').limit(1);
    const offered = db.updateTable('media').set({ offered_at: clock().toISOString(), ...(kept && { kept: 1 }) });
    const row = await offered.where('id', '=', known).returning('id').executeTakeFirst();
    return row ? findPicture(db, row.id) : null;
  }

  async function change(id: number, input: unknown, by: Actor): Promise<Outcome<UsedPicture> | Missing> {
    const checked = pictureChanges.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { kept, ...about } = checked.data;
    const columns = { ...about, ...(kept !== undefined && { kept: kept ? 1 : 0 }) };
    return writeContent(db, async (transaction) => {
      const picture = await findPicture(transaction, id);
      if (!picture) return missing;
      if (Object.keys(columns).length > 0)
        await transaction.updateTable('media').set(columns).where('id', '=', id).execute();
      await logPicture(transaction, picture, 'updated', { by, at: clock() });
      return done((await readUsed(transaction, id)) as UsedPicture);
    });
  }

  /** Deletes a picture that nothing uses. It can be restored for 30 days. */
  async function remove(id: number, by: Actor): Promise<Outcome<null> | Missing | StillUsed> {
    const removed = await writeInTurn(db, async (transaction) => {
      const picture = await picturesOf(transaction).selectAll().where('id', '=', id).executeTakeFirst();
      if (!picture) return missing;
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

  async function restore(id: number, by: Actor): Promise<Outcome<UsedPicture> | Missing> {
    const deleted = db.selectFrom('media').select(['id', 'name', 'file', 'width']).where('id', '=', id);
    const picture = await deleted.where('deleted_at', '>', restorableSince(clock())).executeTakeFirst();
    if (!picture || !(await media.takeFromTrash(picture))) return missing;
    await writeInTurn(db, async (transaction) => {
      await transaction.updateTable('media').set({ deleted_at: null }).where('id', '=', id).execute();
      await logPicture(transaction, picture, 'restored', { by, at: clock() });
    });
    media.wakeVariants();
    return done((await readUsed(db, id)) as UsedPicture);
  }

  return {
    list: (wanted: PicturesWanted & { perPage: number }) => listPictures(db, wanted),
    read: (id: number) => readUsed(db, id),
    add,
    change,
    replace: (id: number, source: PictureSource, by: Actor) => replacePicture({ db, media, clock }, id, source, by),
    remove,
    restore,
  };
}

interface NewPicture {
  area: string;
  name: string;
  created_by: number;
  kept: boolean;
}
