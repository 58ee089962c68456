import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { changesOf, textOf, type Values, valuesOf } from '../../../content/model/values.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Missing,
  type Outcome,
  refused,
} from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { restorableSince } from '../deletion/deleted-records.ts';
import { readRecord } from '../records/records.ts';
import { typeNamed } from '../records/relations.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';
import { rewriteUses, textUser } from '../uses/uses.ts';
import {
  asDraft,
  begunBy,
  type Draft,
  type DraftRow,
  fieldsOf,
  findDraft,
  findDraftOf,
  savedBy,
} from './draft-rows.ts';
import { draftInput, keptContent } from './draft-input.ts';
import { publishDraft } from './publish-draft.ts';
import { draftReads } from './read-drafts.ts';

const MAX_TITLE = 200;

const NO_BASE = 'Base version must be one that the record has had.';

/**
 * What is being written, beside what is published: at most one draft of each record. It is saved however unfinished it is, and
 * neither a page nor the content version changes until it is published.
 */
export function createDrafts(db: ContentDatabase, clock: Clock) {
  /** Begins the draft of a record, or of a new one. A record that has a draft is a conflict. */
  async function begin(
    type: ContentType,
    recordId: number | null,
    sent: unknown,
    by: Actor,
  ): Promise<Outcome<Draft> | Conflict | Missing> {
    const checked = draftInput.safeParse(sent);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const kept = keptContent(type, checked.data);
    if (!kept.ok) return kept;
    return writeInTurn(db, async (transaction) => {
      const record = recordId === null ? null : await readRecord(transaction, type, recordId);
      if (recordId !== null && !record) return missing;
      const base_version = checked.data.base_version ?? record?.version ?? null;
      const base = await baseOf(transaction, type, { record_id: recordId, base_version });
      if ((base?.version ?? null) !== base_version) return refused({ base_version: [NO_BASE] });
      const at = clock();
      const row = {
        ...draftColumns(type, base, kept.value.fields),
        children: kept.value.children ?? null,
        type: type.name,
        record_id: recordId,
        base_version,
        created_at: at.toISOString(),
        created_by: by.id,
        ...saved(by, at),
      };
      const inserted = transaction.insertInto('drafts').values(row);
      const begun = await inserted
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!begun) return conflicting(begunBy(type, await findDraftOf(transaction, type, recordId as number)));
      await rewriteUses(transaction, [textUser('draft', begun)]);
      await log(transaction, begun, 'drafted', by);
      return done(await asDraft(transaction, begun));
    });
  }

  /**
   * Saves changes of a draft. What is not sent stays. With another version than the draft's it is a conflict; so is a scheduled
   * draft, unless whoever changes it may publish that.
   */
  async function save(
    id: number,
    sent: unknown,
    by: Actor,
    { mayPublish }: { mayPublish: boolean },
  ): Promise<Outcome<Draft> | Conflict | Missing> {
    const checked = draftInput.safeParse(sent);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const { version, base_version } = checked.data;
    return writeInTurn(db, async (transaction) => {
      const row = await findDraft(transaction, id);
      if (!row) return missing;
      if (version !== undefined && version !== row.version) return conflicting(savedBy(row));
      const refusal = mayPublish ? null : await refuseScheduled(transaction, id, 'change');
      if (refusal) return refusal;
      const type = typeNamed(row.type);
      const kept = keptContent(type, checked.data);
      if (!kept.ok) return kept;
      const { fields, children = row.children } = kept.value;
      const based = { ...row, base_version: base_version ?? row.base_version };
      const base = await baseOf(transaction, type, based);
      if (base_version !== undefined && base?.version !== base_version) return refused({ base_version: [NO_BASE] });
      const columns = { ...draftColumns(type, base, { ...fieldsOf(row), ...fields }), children };
      const changed = { ...columns, ...saved(by, clock()), base_version: based.base_version, version: row.version + 1 };
      const updated = transaction.updateTable('drafts').set(changed).where('id', '=', id).returningAll();
      const draft = await updated.executeTakeFirstOrThrow();
      await rewriteUses(transaction, [textUser('draft', draft)]);
      return done(await asDraft(transaction, draft));
    });
  }

  /**
   * Discards a draft, and what is scheduled of it, if whoever does so may publish that. It can be restored for 30 days; what is
   * published stays.
   */
  function discard(
    id: number,
    by: Actor,
    { mayPublish }: { mayPublish: boolean },
  ): Promise<Outcome<null> | Conflict | Missing> {
    return writeInTurn(db, async (transaction) => {
      const row = await findDraft(transaction, id);
      if (!row) return missing;
      const refusal = mayPublish ? null : await refuseScheduled(transaction, id, 'discard');
      if (refusal) return refusal;
      const at = clock().toISOString();
      await transaction.updateTable('drafts').set({ deleted_at: at }).where('id', '=', id).execute();
      await transaction.deleteFrom('schedules').where('draft_id', '=', id).where('done_at', 'is', null).execute();
      await log(transaction, row, 'discarded', by);
      return done(null);
    });
  }

  /** Restores a discarded draft, unless its record has another one by now. */
  function restore(id: number, by: Actor): Promise<Outcome<Draft> | Conflict | Missing> {
    return writeInTurn(db, async (transaction) => {
      const discarded = transaction.selectFrom('drafts').selectAll().where('deleted_at', '>', restorableSince(clock()));
      const row = await discarded.where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      const type = typeNamed(row.type);
      const other = row.record_id === null ? undefined : await findDraftOf(transaction, type, row.record_id);
      if (other) return conflicting(begunBy(type, other));
      await transaction.updateTable('drafts').set({ deleted_at: null }).where('id', '=', id).execute();
      await log(transaction, row, 'restored', by);
      return done(await asDraft(transaction, { ...row, deleted_at: null }));
    });
  }

  function log(transaction: ContentDatabase, row: DraftRow, action: 'drafted' | 'discarded' | 'restored', by: Actor) {
    const { type: subject, record_id: recordId, title } = row;
    return logActivity(transaction, { by, action, subject, recordId, title, at: clock() });
  }

  /** Deletes the drafts that were discarded more than 30 days ago. */
  async function purge(): Promise<void> {
    await db.deleteFrom('drafts').where('deleted_at', '<=', restorableSince(clock())).execute();
  }

  return {
    ...draftReads(db),
    begin,
    save,
    discard,
    restore,
    publish: (id: number, version: number | undefined, by: Actor) => publishDraft(db, id, { version, by, clock }),
    purge,
  };
}

/** What the columns of a draft hold of its values. */
function draftColumns(type: ContentType, base: AnyRecord | null, values: Values) {
  const before = valuesOf(type, base);
  const after = { ...before, ...values };
  const title = textOf(after[type.title])
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, MAX_TITLE);
  return { fields: JSON.stringify(changesOf(before, after)), title: title.trim() || type.label.one };
}

/** Returns the record at the version that a draft changes, or as it is now where that version is no longer kept. */
async function baseOf(
  db: ContentDatabase,
  type: ContentType,
  { record_id, base_version }: Pick<DraftRow, 'record_id' | 'base_version'>,
) {
  if (record_id === null || base_version === null) return null;
  const revision = await readRevision(db, type, record_id, base_version);
  return revision?.record ?? readRecord(db, type, record_id);
}

function saved(by: Actor, at: Date) {
  return { updated_at: at.toISOString(), updated_by: by.id, updated_name: by.name };
}

/** Returns why a scheduled draft stays as whoever scheduled it has seen it; null where no time is chosen. */
async function refuseScheduled(
  db: ContentDatabase,
  id: number,
  change: 'change' | 'discard',
): Promise<Conflict | null> {
  const schedules = db.selectFrom('schedules').select('created_name').where('draft_id', '=', id);
  const pending = await schedules.where('done_at', 'is', null).executeTakeFirst();
  if (!pending) return null;
  const who = `This draft is scheduled by ${pending.created_name}.`;
  return conflicting(`${who} Ask an editor to cancel the schedule before you ${change} it.`);
}
