import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Begun } from '../../../content/permissions.ts';
import { directionOf, type Page, type PageWanted, readPage } from '../../platform/paging.ts';
import { type Difference, recordDifferences } from '../differences/record-differences.ts';
import { approvedVersion } from '../preview-links/link-rows.ts';
import type { ContentDatabase } from '../tables.ts';
import {
  asDraft,
  asList,
  begunBy,
  type Draft,
  draftedValues,
  type DraftsToSee,
  draftsToSee,
  findDraft,
  findDraftOf,
  type ListedDraft,
} from './draft-rows.ts';

/** What can be read of drafts. */
export function draftReads(db: ContentDatabase) {
  async function read(id: number): Promise<Draft | null> {
    const row = await findDraft(db, id);
    return row ? asDraft(db, row) : null;
  }

  /** Returns what publishing a draft would change. */
  async function differences(id: number): Promise<Difference[] | null> {
    const draft = await readValues(id);
    return draft && recordDifferences(db, draft.type, draft.published, draft.values);
  }

  async function readValues(id: number) {
    const row = await findDraft(db, id);
    return row ? draftedValues(db, row) : null;
  }

  /** Returns the type of a draft and who began it, even if it was discarded. */
  async function begun(id: number): Promise<(Begun & { type: ContentType }) | null> {
    const unpublished = db.selectFrom('drafts').select(['type', 'created_by']).where('published_at', 'is', null);
    const row = await unpublished.where('id', '=', id).executeTakeFirst();
    return row ? { ...row, type: typeNamed(row.type) } : null;
  }

  /** Returns who began the draft of a record, and a sentence that says so. */
  async function begunOf(type: ContentType, recordId: number): Promise<(Begun & { sentence: string }) | null> {
    const row = await findDraftOf(db, type, recordId);
    return row ? { created_by: row.created_by, sentence: begunBy(type, row) } : null;
  }

  async function ofRecord(type: ContentType, recordId: number): Promise<Draft | null> {
    const row = await findDraftOf(db, type, recordId);
    return row ? asDraft(db, row) : null;
  }

  /** Returns one page of the drafts, the last saved first. Those of deleted records wait until these are restored. */
  function list(wanted: PageWanted & DraftsToSee): Promise<Page<ListedDraft>> {
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

  return { read, differences, readValues, begun, begunOf, ofRecord, list };
}
