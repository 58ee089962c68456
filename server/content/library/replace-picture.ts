import { contentTypes } from '../../../content/index.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Media } from '../../media/media.ts';
import type { PictureSource } from '../../media/uploads/keep-picture.ts';
import type { Clock } from '../../platform/clock.ts';
import { done, missing, refused } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { type ContentDatabase, withDeletedRecords } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';
import { type Place, placesOf } from '../uses/places.ts';
import { findPicture, type LibraryPicture, picturesOf } from './list-pictures.ts';
import { logPicture } from './picture-changes.ts';

/** A picture with the places that use it. */
export type UsedPicture = LibraryPicture & { used_on: Place[] };

interface Dependencies {
  db: ContentDatabase;
  media: Media;
  clock: Clock;
}

export async function readUsed(db: ContentDatabase, id: number): Promise<UsedPicture | null> {
  const picture = await findPicture(db, id);
  return picture && { ...picture, used_on: await placesOf(db, { type: MEDIA, id }) };
}

/** Replaces the file of a picture everywhere it is used. The address of the old file redirects to the new one. */
export async function replacePicture({ db, media, clock }: Dependencies, id: number, source: PictureSource, by: Actor) {
  const before = await picturesOf(db).select('area').where('id', '=', id).executeTakeFirst();
  if (!before) return missing;
  const stored = await media.keep(before.area, source);
  if (!stored.ok) return refused({ image: [`Image ${stored.sentence}`] });
  const replaced = await writeContent(db, async (transaction) => {
    const picture = await picturesOf(transaction).selectAll().where('id', '=', id).executeTakeFirst();
    if (!picture) return missing;
    const refusal = await mustBeSquare(transaction, id, stored.value);
    if (refusal) return refused({ image: [refusal] });
    const now = clock();
    const alias = { file: picture.file, media_id: id, replaced_at: now.toISOString() };
    await transaction.insertInto('media_aliases').values(alias).execute();
    const columns = { ...stored.value, webp_made_at: null, avif_made_at: null, attempts: 0, claimed_until: null };
    await transaction.updateTable('media').set(columns).where('id', '=', id).execute();
    await logPicture(transaction, picture, 'updated', { by, at: now });
    return done({ file: picture.file, width: picture.width });
  });
  if (!replaced.ok) {
    await media.removeFile(stored.value.file);
    return replaced;
  }
  await media.moveToTrash(replaced.value);
  media.wakeVariants();
  return done((await readUsed(db, id)) as UsedPicture);
}

/** Returns why a picture cannot have a file of these dimensions: a field that shows it must be square. */
async function mustBeSquare(db: ContentDatabase, id: number, { width, height }: { width: number; height: number }) {
  for (const type of contentTypes) {
    for (const [name, { square, label }] of Object.entries(type.fields)) {
      if (square === undefined || (width === height && width >= square)) continue;
      const records = withDeletedRecords(db, type).select('id').where(db.dynamic.ref<'id'>(name), '=', id);
      if (await records.limit(1).executeTakeFirst())
        return `${label} of ${type.label.one} shows this picture: it must be square, and at least ${square} pixels wide.`;
    }
  }
  return null;
}
