import { typeNamed } from '../../../content/index.ts';
import type { Language } from '../../../content/languages.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { singlePartVersion } from '../../../content/model/parts/single-part.ts';
import { splitTypeName, translationNames } from '../../../content/model/translations/type-name.ts';
import type { Begun } from '../../../content/permissions.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { conflicting, done, missing } from '../../platform/outcome.ts';
import { directionOf, type PageWanted, readPage } from '../../platform/paging.ts';
import { writeInTurn } from '../content-version.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import { recordDifferences } from '../differences/record-differences.ts';
import { approvedVersion } from '../preview-links/link-rows.ts';
import { readRecord, withParts } from '../records/records.ts';
import { type ContentDatabase, openDrafts } from '../tables.ts';
import {
  asDraft,
  asList,
  begunBy,
  draftedValues,
  type DraftsToSee,
  draftsToSee,
  findBegunAs,
  findDraft,
  findDraftOf,
  isOpenOf,
  savedBy,
} from './draft-rows.ts';
import { listClosed } from './closed-drafts.ts';
import { copyOf } from './copy.ts';
import { type DraftInput, keptFields, type NewDraftInput } from './draft-input.ts';
import {
  chooseBase,
  deletePending,
  draftColumns,
  insertDraft,
  logDraft,
  refuseAnother,
  refuseScheduled,
  setDeleted,
  updateDraft,
} from './write-drafts.ts';
import { giveItemIds } from '../translations/item-ids.ts';
import { readOriginal } from '../translations/unwritten.ts';
import { publishDraft, type Seen } from './publish-draft.ts';
import { undoPublication } from './undo-publication.ts';

/**
 * Drafts of records, at most one of each. A draft is saved however unfinished it is; neither a page nor the content version
 * changes until it is published.
 */
export function createDrafts(db: ContentDatabase, clock: Clock) {
  /** Begins the draft of a record, or of a new one. A record that has a draft is a conflict. */
  async function begin(type: ContentType, recordId: number | null, sent: NewDraftInput, by: Actor) {
    const fields = await keptFields(db, type, sent.fields);
    if (!fields.ok) return fields;
    return writeInTurn(db, async (transaction) => {
      const record = recordId === null ? null : await readRecord(transaction, type, recordId);
      const original = recordId === null ? null : await readOriginal(transaction, type, recordId);
      if (recordId === null ? type.source : type.source ? !original : !record) return missing;
      // A first translation is made from what there is now; whether a later one follows it is for people to say.
      const source_version = sent.source_version ?? (record ? null : (original?.version ?? null));
      const current = await currentVersions(transaction, type, record);
      const chosen = await chooseBase(transaction, type, { record_id: recordId, ...current }, sent);
      if (!chosen.ok) return chosen;
      const { base, versions } = chosen.value;
      const change = { by, at: clock() };
      const earlier = await findBegunAs(transaction, sent.creation_key, by);
      if (earlier && isOpenOf(earlier, type, recordId)) {
        const again = await updateDraft(
          transaction,
          { ...earlier, fields: '{}', source_version },
          { fields: fields.value, base },
          change,
        );
        return done(await asDraft(transaction, again));
      }
      const refusal = by.program ? await refuseAnother(transaction, by.program.id) : null;
      if (refusal) return refusal;
      const creation_key = earlier ? null : (sent.creation_key ?? null);
      const rest = { record_id: recordId, ...versions, source_version, creation_key };
      const columns = { ...draftColumns(type, base, fields.value), ...rest };
      const begun = await insertDraft(transaction, type, columns, change);
      if (!begun) return conflicting(begunBy(type, await findDraftOf(transaction, type, recordId as number), by));
      if (type.source && recordId !== null) await giveItemIds(transaction, type.source, recordId);
      return done(await asDraft(transaction, begun));
    });
  }

  /** Begins the draft of a copy of a record, as visitors see it. */
  async function duplicate(type: ContentType, recordId: number, by: Actor) {
    const record = await readRecord(db, type, recordId);
    return record ? begin(type, null, { fields: copyOf(type, await withParts(db, type, record)) }, by) : missing;
  }

  /**
   * Saves changes of a draft; what is not sent stays. Another version than the draft's is a conflict, and so is a scheduled
   * draft for somebody who may not publish it.
   */
  async function save(id: number, sent: DraftInput, by: Actor, { mayPublish }: { mayPublish: boolean }) {
    const { version } = sent;
    return writeInTurn(db, async (transaction) => {
      const row = await findDraft(transaction, id);
      if (!row) return missing;
      const refusal = mayPublish ? null : await refuseScheduled(transaction, id, 'change');
      if (refusal) return refusal;
      if (version !== undefined && version !== row.version) return conflicting(savedBy(row));
      const type = typeNamed(row.type);
      const fields = await keptFields(transaction, type, sent.fields);
      if (!fields.ok) return fields;
      const chosen = await chooseBase(transaction, type, row, sent);
      if (!chosen.ok) return chosen;
      const { base, versions } = chosen.value;
      const { source_version = row.source_version } = sent;
      const based = { ...row, ...versions, source_version, creation_key: null };
      const draft = await updateDraft(transaction, based, { fields: fields.value, base }, { by, at: clock() });
      return done(await asDraft(transaction, draft));
    });
  }

  /**
   * Discards a draft, which can be restored for 30 days, and deletes its schedule. Another version than the draft's is a
   * conflict, and so is a scheduled draft for somebody who may not publish it.
   */
  function discard(
    id: number,
    by: Actor,
    { version, mayPublish }: { version?: number | undefined; mayPublish: boolean },
  ) {
    return writeInTurn(db, async (transaction) => {
      const row = await findDraft(transaction, id);
      if (!row) return missing;
      const refusal = mayPublish ? null : await refuseScheduled(transaction, id, 'discard');
      if (refusal) return refusal;
      if (version !== undefined && version !== row.version) return conflicting(savedBy(row));
      const change = { by, at: clock() };
      await setDeleted(transaction, id, change);
      await deletePending(transaction, id);
      await logDraft(transaction, row, 'discarded', change);
      return done(null);
    });
  }

  /** Restores a discarded draft, unless its record has another one by now. */
  function restore(id: number, by: Actor) {
    return writeInTurn(db, async (transaction) => {
      const now = clock();
      const discarded = transaction.selectFrom('drafts').selectAll().where('deleted_at', '>', restorableSince(now));
      const row = await discarded.where('published_at', 'is', null).where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      const type = typeNamed(row.type);
      const other = row.record_id === null ? undefined : await findDraftOf(transaction, type, row.record_id);
      if (other) return conflicting(begunBy(type, other, by));
      await setDeleted(transaction, id, null);
      await logDraft(transaction, row, 'restored', { by, at: now });
      return done(await asDraft(transaction, { ...row, deleted_at: null }));
    });
  }

  /** Deletes the drafts that were discarded, or published, more than 30 days ago. Returns how many were discarded. */
  async function purge(): Promise<number> {
    const old = db.deleteFrom('drafts').where('deleted_at', '<=', restorableSince(clock()));
    await old.where('published_at', 'is not', null).execute();
    return Number((await old.executeTakeFirstOrThrow()).numDeletedRows);
  }

  async function read(id: number) {
    const row = await findDraft(db, id);
    return row ? asDraft(db, row) : null;
  }

  /** Returns what publishing a draft would change. */
  async function differences(id: number) {
    const draft = await readValues(id);
    return draft && recordDifferences(db, draft.type, draft.published, draft.values);
  }

  async function readValues(id: number) {
    const row = await findDraft(db, id);
    return row ? draftedValues(db, row) : null;
  }

  /** Returns the type of a draft and who began it, even if it was discarded. */
  async function begun(id: number): Promise<(Begun & { type: ContentType }) | null> {
    const unpublished = db
      .selectFrom('drafts')
      .select(['type', 'created_by', 'token_id'])
      .where('published_at', 'is', null);
    const row = await unpublished.where('id', '=', id).executeTakeFirst();
    return row ? { ...row, type: typeNamed(row.type) } : null;
  }

  /** Returns who began the draft of a record, and a sentence that says so. */
  async function begunOf(type: ContentType, recordId: number): Promise<(Begun & { sentence: string }) | null> {
    const row = await findDraftOf(db, type, recordId);
    return row ? { created_by: row.created_by, token_id: row.token_id, sentence: begunBy(type, row) } : null;
  }

  /** Returns the languages into which there are drafts of translations of a record. */
  async function languagesOf(type: ContentType, recordId: number): Promise<Language[]> {
    const ofRecord = openDrafts(db).select('type').where('record_id', '=', recordId);
    const rows = await ofRecord.where('type', 'like', translationNames(type)).orderBy('type').execute();
    return rows.flatMap(({ type }) => splitTypeName(type).language ?? []);
  }

  async function ofRecord(type: ContentType, recordId: number) {
    const row = await findDraftOf(db, type, recordId);
    return row ? asDraft(db, row) : null;
  }

  /** Returns one page of the drafts, the last saved first. Those of deleted records wait until these are restored. */
  function list(wanted: PageWanted & DraftsToSee) {
    const drafts = draftsToSee(db, wanted);
    return readPage(
      wanted,
      async (part) => {
        const direction = directionOf(part, 'desc');
        const ordered = drafts
          .selectAll()
          .select(approvedVersion)
          .orderBy('updated_at', direction)
          .orderBy('id', direction);
        const rows = await ordered.limit(part.limit).offset(part.offset).execute();
        return asList(db, rows);
      },
      () => drafts.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow(),
    );
  }

  return {
    listClosed: (wanted: Parameters<typeof listClosed>[1]) => listClosed(db, wanted, clock()),
    begin,
    duplicate,
    save,
    discard,
    restore,
    purge,
    read,
    differences,
    readValues,
    begun,
    begunOf,
    languagesOf,
    ofRecord,
    list,
    publish: (id: number, seen: Seen, by: Actor) => publishDraft(db, id, { ...seen, by, clock }),
    undoPublication: (type: ContentType, recordId: number, version: number, by: Actor) =>
      undoPublication(db, type, recordId, { version, by, clock }),
  };
}

async function currentVersions(transaction: ContentDatabase, type: ContentType, record: AnyRecord | null) {
  const recordWithParts = record && (await withParts(transaction, type, record));
  const part_version = singlePartVersion(type, recordWithParts) ?? null;
  return { base_version: record?.version ?? null, part_version };
}
