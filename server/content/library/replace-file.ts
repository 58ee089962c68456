import { fieldsOfKind } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Media } from '../../media/media.ts';
import type { KeptFile } from '../../media/uploads/kept-file.ts';
import type { Clock } from '../../platform/clock.ts';
import { done, missing, refused } from '../../platform/outcome.ts';
import { writeContent } from '../content-version.ts';
import { misfitOf } from '../records/misfit.ts';
import { type ContentDatabase, withDeletedRecords } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';
import { type Place, placesOf } from '../uses/places.ts';
import { storedTypes } from '../translations/rows.ts';
import { findFile, type LibraryFile, presentFiles } from './list-files.ts';
import { logFile } from './file-changes.ts';
import { refuseKind, refuseUpload, type Upload } from './upload.ts';

/** A file with the places that use it. */
export type UsedFile = LibraryFile & { used_on: Place[] };

interface Dependencies {
  db: ContentDatabase;
  media: Media;
  clock: Clock;
}

export async function readUsed(db: ContentDatabase, id: number): Promise<UsedFile | null> {
  const file = await findFile(db, id);
  return file && { ...file, used_on: await placesOf(db, { type: MEDIA, id }) };
}

/** Replaces a file by one of the same kind everywhere it is used. The address of the old file redirects to the new one. */
export async function replaceFile({ db, media, clock }: Dependencies, id: number, upload: Upload, by: Actor) {
  const before = await presentFiles(db).select(['kind', 'area', 'name']).where('id', '=', id).executeTakeFirst();
  if (!before) return missing;
  if (upload.kind !== before.kind) return refuseKind(upload, [before.kind]);
  const stored = await media.keep(before, upload.path);
  if (!stored.ok) return refuseUpload(upload, stored.sentence);
  const replaced = await writeContent(db, async (transaction) => {
    const row = await presentFiles(transaction).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return missing;
    const refusal = await misfitWhereUsed(transaction, id, stored.value);
    if (refusal) return refused({ [upload.field.name]: [refusal] });
    const now = clock();
    const alias = { file: row.file, media_id: id, replaced_at: now.toISOString() };
    await transaction.insertInto('media_aliases').values(alias).execute();
    const columns = { ...stored.value, webp_made_at: null, avif_made_at: null, attempts: 0, claimed_until: null };
    await transaction.updateTable('media').set(columns).where('id', '=', id).execute();
    await logFile(transaction, row, 'updated', { by, at: now });
    return done({ file: row.file, width: row.width });
  });
  if (!replaced.ok) {
    await media.removeFile(stored.value.file);
    return replaced;
  }
  await media.moveToTrash(replaced.value);
  media.wakeVariants();
  return done((await readUsed(db, id)) as UsedFile);
}

/** Returns why an image cannot become another: a field that shows it cannot show that. */
async function misfitWhereUsed(db: ContentDatabase, id: number, image: KeptFile) {
  for (const type of await storedTypes(db)) {
    for (const name of fieldsOfKind(type, 'image')) {
      const field = type.fields[name] as Field;
      const misfit = misfitOf(field, image);
      if (misfit === null) continue;
      const records = withDeletedRecords(db, type).select('id').where(db.dynamic.ref<'id'>(name), '=', id);
      if (await records.limit(1).executeTakeFirst())
        return `${field.label} of ${type.label.one} shows this ${image.kind}: it ${misfit}`;
    }
  }
  return null;
}
