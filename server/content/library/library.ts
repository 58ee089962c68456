import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { type FileKind, fileKinds } from '../../../content/file-kinds.ts';
import { extentOf, may, type SignedInUser } from '../../../content/permissions.ts';
import type { Media } from '../../media/media.ts';
import type { MediaTables } from '../../media/tables.ts';
import { hashOf } from '../../media/uploads/kept-file.ts';
import type { Clock } from '../../platform/clock.ts';
import { FORBIDDEN, httpError } from '../../platform/http/failure.ts';
import { done, missing, type Missing, type Outcome, refused } from '../../platform/outcome.ts';
import { writeContent, writeInTurn } from '../content-version.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import type { ContentDatabase } from '../tables.ts';
import { MEDIA } from '../uses/mentions.ts';
import { filmsWith, placesOf } from '../uses/places.ts';
import { pictureUsage } from '../uses/fill-uses.ts';
import { findFile, type LibraryFile, listFiles, presentFiles, type FilesWanted } from './list-files.ts';
import { type fileChanges, logFile, NO_FILM, NO_POSTER } from './file-changes.ts';
import { readUsed, replaceFile, type UsedFile } from './replace-file.ts';
import { refuseKind, refuseUpload, type Upload } from './upload.ts';

/** The files of the site, to be found, described, replaced and deleted. */
export function createLibrary(db: ContentDatabase, media: Media, clock: Clock) {
  /** Adds a file. One whose file was uploaded before is returned instead, and mended if its own file is damaged. */
  async function add(upload: Upload, { area, kinds, kept: isKept, ...about }: NewFile): Promise<Outcome<AddedFile>> {
    const { path, kind } = upload;
    if (kind === null || !kinds.includes(kind)) return refuseKind(upload, kinds);
    const known = await offerAgain(await hashOf(path), isKept, about.created_by);
    if (known) {
      const mended = await media.mend(known.id, path);
      if (!mended.ok) return refuseUpload(upload, mended.sentence);
      return done({ ...known, outcome: mended.value ? 'mended' : 'known' });
    }
    const keeping = isKept ? { kept: 1, kept_by: about.created_by } : { kept: 0 };
    const added = await media.add(area, path, { kind, ...about, ...keeping });
    if (!added.ok) return refuseUpload(upload, added.sentence);
    const file = (await findFile(db, added.value.id)) as LibraryFile;
    return done({ ...file, outcome: 'added' });
  }

  /** Keeps the sweep away from a file for another day. */
  async function offerAgain(hash: string, isKept: boolean, by: number) {
    const known = presentFiles(db).select('id').where('hash', '=', hash).orderBy('id').limit(1);
    const keeping = isKept && { kept: 1, kept_by: keptBesides(by) };
    const offered = db.updateTable('media').set({ offered_at: clock().toISOString(), ...keeping });
    const row = await offered.where('id', '=', known).returning('id').executeTakeFirst();
    return row ? findFile(db, row.id) : null;
  }

  async function change(
    id: number,
    { kept: isKept, captions, ...about }: z.output<typeof fileChanges>,
    by: SignedInUser,
  ) {
    const keeping = isKept === undefined ? {} : { kept: isKept ? 1 : 0, kept_by: isKept ? by.id : null };
    const captioning = captions !== undefined && {
      captions: captions?.text ?? null,
      captions_language: captions?.language ?? null,
    };
    const columns = { ...about, ...keeping, ...captioning };
    return writeContent(db, async (transaction) => {
      const row = await presentFiles(transaction).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      await requireChangeable(transaction, row, by);
      if (about.poster_id && !(await canBePoster(transaction, row.kind, about.poster_id)))
        return refused({ poster_id: [NO_POSTER] });
      if (captions && !fileKinds[row.kind].isPlayed) return refused({ captions: [NO_FILM] });
      if (Object.keys(columns).length > 0)
        await transaction.updateTable('media').set(columns).where('id', '=', id).execute();
      await logFile(transaction, row, 'updated', { by, at: clock() });
      return done((await readUsed(transaction, id)) as UsedFile);
    });
  }

  /** Deletes a file that nothing uses. It can be restored for 30 days. */
  async function remove(id: number, by: SignedInUser) {
    const removed = await writeInTurn(db, async (transaction) => {
      const row = await presentFiles(transaction).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      await requireChangeable(transaction, row, by);
      if (await pictureUsage(db).isInUse(row, transaction))
        return { ok: false, kind: row.kind, usedOn: await placesOf(transaction, { type: MEDIA, id }) } as const;
      const deleted = { deleted_at: clock().toISOString() };
      await transaction.updateTable('media').set(deleted).where('id', '=', id).execute();
      await logFile(transaction, row, 'deleted', { by, at: clock() });
      return done(row);
    });
    if (removed.ok) await media.moveToTrash(removed.value);
    return removed;
  }

  async function restore(id: number, by: SignedInUser): Promise<Outcome<UsedFile> | Missing> {
    const deleted = db.selectFrom('media').selectAll().where('id', '=', id);
    const row = await deleted.where('deleted_at', '>', restorableSince(clock())).executeTakeFirst();
    if (!row) return missing;
    await requireChangeable(db, row, by);
    if (!(await media.takeFromTrash(row))) return missing;
    await writeInTurn(db, async (transaction) => {
      await transaction.updateTable('media').set({ deleted_at: null }).where('id', '=', id).execute();
      await logFile(transaction, row, 'restored', { by, at: clock() });
    });
    media.wakeVariants();
    return done((await readUsed(db, id)) as UsedFile);
  }

  /** Returns why somebody may not change or delete a file; null if they may. */
  async function refusal(id: number, user: SignedInUser): Promise<string | null> {
    const row = await presentFiles(db).selectAll().where('id', '=', id).executeTakeFirst();
    return row ? refuseChange(db, row, user) : null;
  }

  return {
    list: (wanted: FilesWanted & { perPage: number }) => listFiles(db, wanted),
    read: (id: number) => readUsed(db, id),
    refusal,
    add,
    change,
    replace: (id: number, upload: Upload, by: SignedInUser) => replaceFile({ db, media, clock }, id, upload, by),
    remove,
    restore,
  };
}

type OwnedFile = Pick<Selectable<MediaTables['media']>, 'id' | 'kind' | 'created_by' | 'kept_by'>;

/** Throws a 403 that says why unless somebody may change a file. */
async function requireChangeable(db: ContentDatabase, row: OwnedFile, user: SignedInUser) {
  const refusal = await refuseChange(db, row, user);
  if (refusal) throw httpError(FORBIDDEN.status, refusal);
}

async function canBePoster(db: ContentDatabase, kind: FileKind, id: number) {
  return fileKinds[kind].isPlayed && (await findFile(db, id))?.kind === 'picture';
}

/** Whoever keeps a file besides its uploader goes on keeping it. */
function keptBesides(by: number) {
  return sql<number>`case when kept = 1 and kept_by <> created_by then kept_by else ${by} end`;
}

/** A file of the library, and whether it was there before. */
type AddedFile = LibraryFile & { outcome: 'added' | 'known' | 'mended' };

interface NewFile {
  /** Which are taken. */
  kinds: readonly FileKind[];
  area: string;
  name: string;
  created_by: number;
  kept: boolean;
}

/**
 * Returns why somebody may not change or delete a file; null if they may. Those who may change only their own files lose
 * that once anything but their own drafts relies on one: its details show on pages at once.
 */
async function refuseChange(db: ContentDatabase, { id, kind, created_by, kept_by }: OwnedFile, user: SignedInUser) {
  if (extentOf(user, 'change media') === 'all') return null;
  const noun = fileKinds[kind].label.one.toLowerCase();
  if (!may(user, 'change media', { created_by })) return `Somebody else uploaded this ${noun}. ${ASK}`;
  if (kept_by !== null && kept_by !== user.id) return `Somebody else keeps this ${noun} in the library. ${ASK}`;
  return (await isRelied(db, id, user)) ? `This ${noun} is used outside your own drafts. ${ASK}` : null;
}

/** Whether anything but the unscheduled drafts of somebody uses a file. */
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
  return Boolean((await otherUses.limit(1).executeTakeFirst()) ?? (await filmsWith(db, id).executeTakeFirst()));
}

const ASK = 'Ask an editor to change or delete it.';
