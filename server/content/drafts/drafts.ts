import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { conflicting, done, missing, refused } from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { readRecord } from '../records/records.ts';
import type { ContentDatabase } from '../tables.ts';
import { asDraft, begunBy, findDraft, findDraftOf, savedBy } from './draft-rows.ts';
import { discardedDrafts } from './discarded-drafts.ts';
import { type DraftInput, keptFields } from './draft-input.ts';
import { baseOf, draftColumns, insertDraft, refuseScheduled, updateDraft } from './write-drafts.ts';
import { publishDraft, type Seen } from './publish-draft.ts';
import { draftReads } from './read-drafts.ts';
import { undoPublication } from './undo-publication.ts';

const NO_BASE = 'Base version must be an existing version of the record.';

/**
 * Drafts of records, at most one of each. A draft is saved however unfinished it is; neither a page nor the content version
 * changes until it is published.
 */
export function createDrafts(db: ContentDatabase, clock: Clock) {
  /** Begins the draft of a record, or of a new one. A record that has a draft is a conflict. */
  async function begin(type: ContentType, recordId: number | null, sent: DraftInput, by: Actor) {
    const fields = await keptFields(db, type, sent.fields);
    if (!fields.ok) return fields;
    return writeInTurn(db, async (transaction) => {
      const record = recordId === null ? null : await readRecord(transaction, type, recordId);
      if (recordId !== null && !record) return missing;
      const base_version = sent.base_version ?? record?.version ?? null;
      const base = await baseOf(transaction, type, { record_id: recordId, base_version });
      if ((base?.version ?? null) !== base_version) return refused({ base_version: [NO_BASE] });
      const columns = { ...draftColumns(type, base, fields.value), record_id: recordId, base_version };
      const begun = await insertDraft(transaction, type, columns, { by, at: clock() });
      if (!begun) return conflicting(begunBy(type, await findDraftOf(transaction, type, recordId as number), by));
      return done(await asDraft(transaction, begun));
    });
  }

  /**
   * Saves changes of a draft; what is not sent stays. Another version than the draft's is a conflict, and so is a scheduled
   * draft for somebody who may not publish it.
   */
  async function save(id: number, sent: DraftInput, by: Actor, { mayPublish }: { mayPublish: boolean }) {
    const { version, base_version } = sent;
    return writeInTurn(db, async (transaction) => {
      const row = await findDraft(transaction, id);
      if (!row) return missing;
      if (version !== undefined && version !== row.version) return conflicting(savedBy(row));
      const refusal = mayPublish ? null : await refuseScheduled(transaction, id, 'change');
      if (refusal) return refusal;
      const type = typeNamed(row.type);
      const fields = await keptFields(transaction, type, sent.fields);
      if (!fields.ok) return fields;
      const based = { ...row, base_version: base_version ?? row.base_version };
      const base = await baseOf(transaction, type, based);
      if (base_version !== undefined && base?.version !== base_version) return refused({ base_version: [NO_BASE] });
      const draft = await updateDraft(transaction, based, { fields: fields.value, base }, { by, at: clock() });
      return done(await asDraft(transaction, draft));
    });
  }

  return {
    ...draftReads(db),
    ...discardedDrafts(db, clock),
    begin,
    save,
    publish: (id: number, seen: Seen, by: Actor) => publishDraft(db, id, { ...seen, by, clock }),
    undoPublication: (type: ContentType, recordId: number, version: number, by: Actor) =>
      undoPublication(db, type, recordId, { version, by, clock }),
  };
}
