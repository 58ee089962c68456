import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { fieldNameAt, valuesWithParts } from '../../../content/model/parts/parts.ts';
import { singlePartFields } from '../../../content/model/parts/single-part.ts';
import type { Begun } from '../../../content/permissions.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Attempt, conflicting, done, missing, refused } from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { type DraftRow, findDraft } from '../drafts/draft-rows.ts';
import { logDraft } from '../drafts/write-drafts.ts';
import { type ContentDatabase, openDrafts } from '../tables.ts';
import {
  addComment,
  asComment,
  type CommentInput,
  type DraftComment,
  FULL,
  readComments,
  UNKNOWN_FIELD,
} from './comments.ts';
import { readReview, type Review } from './reviews.ts';
import { type TellColleagues, takePart } from './tell-colleagues.ts';

/** What is said about a draft, which is kept with the version that it becomes. */
export function createDiscussion(db: ContentDatabase, clock: Clock, tell: TellColleagues) {
  /** Returns what was said about a draft, also about one that was published or discarded; null where there is none. */
  async function read(draftId: number): Promise<{ comments: DraftComment[]; review: Review | null } | null> {
    const draft = await findDraft(db, draftId);
    if (!draft && !(await closed(draftId))) return null;
    return { comments: await readComments(db, draftId), review: draft ? await readReview(db, draft) : null };
  }

  /** Returns the type of a draft that was published or discarded and, until it is purged, who began it; null for any other. */
  async function closed(draftId: number): Promise<(Begun & { type: ContentType }) | null> {
    const drafts = db.selectFrom('drafts').select(['type', 'created_by', 'token_id']).where('id', '=', draftId);
    const draft = await drafts.where('deleted_at', 'is not', null).executeTakeFirst();
    if (draft) return { ...draft, type: typeNamed(draft.type) };
    const revisions = db.selectFrom('revisions').select('type').where('draft_id', '=', draftId).limit(1);
    const version = await revisions.executeTakeFirst();
    return version ? { type: typeNamed(version.type), created_by: null } : null;
  }

  function comment(draftId: number, { field, quote, text }: CommentInput, by: Actor): Promise<Attempt<DraftComment>> {
    return writeInTurn(db, async (transaction) => {
      const draft = await findDraft(transaction, draftId);
      if (!draft) return missing;
      if (field && !isField(draft, field)) return refused({ field: [UNKNOWN_FIELD] });
      const change = { by, at: clock() };
      const to = await takePart(transaction, draft);
      const about = { field: field ?? null, quote: quote ?? null, text };
      const comment = await addComment(transaction, draft, about, change);
      if (!comment) return conflicting(FULL);
      await logDraft(transaction, draft, 'commented on', change);
      await tell(transaction, { kind: 'commented', draftId, to, by }, change.at);
      return done(comment);
    });
  }

  /** Marks a comment as dealt with, or no longer. */
  function resolve(id: number, isResolved: boolean, by: Actor): Promise<Attempt<DraftComment>> {
    return writeInTurn(db, async (transaction) => {
      const row = await transaction.selectFrom('comments').selectAll().where('id', '=', id).executeTakeFirst();
      const draft = row?.draft_id ? await findDraft(transaction, row.draft_id) : undefined;
      if (!row || !draft || row.step) return missing;
      if ((row.resolved_at !== null) === isResolved) return done(asComment(row));
      const change = { by, at: clock() };
      const resolution = isResolved
        ? { resolved_at: change.at.toISOString(), resolved_name: by.name }
        : { resolved_at: null, resolved_name: null };
      const resolved = transaction.updateTable('comments').set(resolution).where('id', '=', id).returningAll();
      if (isResolved) await logDraft(transaction, draft, 'resolved', change);
      return done(asComment(await resolved.executeTakeFirstOrThrow()));
    });
  }

  /** Returns the type of the draft that a comment is about and who began that; null where it is no draft any more. */
  async function begun(commentId: number): Promise<(Begun & { type: ContentType }) | null> {
    const comments = db.selectFrom('comments').select('draft_id').where('id', '=', commentId);
    const draftId = (await comments.executeTakeFirst())?.draft_id ?? 0;
    const row = await openDrafts(db)
      .select(['type', 'created_by', 'token_id'])
      .where('id', '=', draftId)
      .executeTakeFirst();
    return row ? { ...row, type: typeNamed(row.type) } : null;
  }

  /** Deletes what colleagues said about drafts that are gone, and whose version is no longer stored. Returns how much. */
  async function purge(): Promise<number> {
    const published = db.selectFrom('revisions').select('draft_id').where('draft_id', 'is not', null);
    const gone = db
      .deleteFrom('comments')
      .where('link_id', 'is', null)
      .where('draft_id', 'not in', db.selectFrom('drafts').select('id'))
      .where('draft_id', 'not in', published);
    return Number((await gone.executeTakeFirstOrThrow()).numDeletedRows);
  }

  return { read, closed, comment, resolve, begun, purge };
}

function isField({ type }: DraftRow, path: string) {
  const declared = typeNamed(type);
  const names = { ...valuesWithParts(declared, null), ...singlePartFields(declared) };
  return Object.hasOwn(names, fieldNameAt(declared, path));
}
