import type { ContentType } from '../../../content/model/content-type.ts';
import type { AnyRecord } from '../../../content/model/record.ts';
import { changesOf, textOf, type Values, valuesOf } from '../../../content/model/values.ts';
import type { Actor } from '../../audit/audit-log.ts';
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
import { discardedDrafts } from './discarded-drafts.ts';
import { draftInput, keptContent } from './draft-input.ts';
import { logDraft } from './log-draft.ts';
import { publishDraft } from './publish-draft.ts';
import { draftReads } from './read-drafts.ts';
import { refuseScheduled } from './refuse-scheduled.ts';

const MAX_TITLE = 200;

const NO_BASE = 'Base version must be an existing version of the record.';

/**
 * Drafts of records, at most one of each. A draft is saved however unfinished it is; neither a page nor the content version
 * changes until it is published.
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
      await logDraft(transaction, begun, 'drafted', { by, at });
      return done(await asDraft(transaction, begun));
    });
  }

  /**
   * Saves changes of a draft; what is not sent stays. Another version than the draft's is a conflict, and so is a scheduled
   * draft for somebody who may not publish it.
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

  return {
    ...draftReads(db),
    ...discardedDrafts(db, clock),
    begin,
    save,
    publish: (id: number, version: number | undefined, by: Actor) => publishDraft(db, id, { version, by, clock }),
  };
}

/** Returns the columns that hold the values of a draft. */
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
