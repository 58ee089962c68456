import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import { PREVIEW_LINK } from '../../../content/addresses.ts';
import type { Begun } from '../../../content/permissions.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { done, missing, type Missing, type Outcome, type Refusal, refused } from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';
import { hashToken, newToken } from '../../platform/token.ts';
import { writeInTurn } from '../content-version.ts';
import type { TellColleagues } from '../discussion/tell-colleagues.ts';
import { draftedValues, type DraftRow, type DraftsToSee, findDraft } from '../drafts/draft-rows.ts';
import type { ContentDatabase } from '../tables.ts';
import { rewriteUses, textUser } from '../uses/uses.ts';
import { createAnswers } from './answers.ts';
import {
  listAnsweredLinks,
  type ListedLink,
  listLinks,
  type PreviewComment,
  readAnswersTo,
  readLinkComments,
} from './feedback.ts';
import { purgeLinks } from './visitor-data.ts';
import { createVisits } from './visits.ts';

const DAY = 24 * 60 * 60 * 1000; // ms

/** For how many days a link works. */
const linkDays = { max: 90, initial: 14 };

const DAYS = `Days must be a whole number from 1 to ${linkDays.max}.`;

/** The input of a link. */
export const previewLinkInput = z
  .object(
    {
      label: schemaOf(optional(text('Label', { max: 100 }))).optional(),
      days: z
        .int(DAYS)
        .min(1, DAYS)
        .max(linkDays.max, DAYS)
        .optional()
        .describe(`For how many days it works: ${linkDays.initial} by default`),
      pinned: z
        .boolean('Pinned must be true or false.')
        .optional()
        .describe('true: it shows the draft as it is now; by default it follows the draft'),
      allows_comments: z.boolean('Allows comments must be true or false.').optional().describe('true by default'),
    },
    'The link must be sent as named fields.',
  )
  .prefault({});

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** Links that show a draft to whoever has one, without an account. Only a hash of the token is stored. */
export function createPreviewLinks(db: ContentDatabase, clock: Clock, { workerGroup, tell, draftSite }: Dependencies) {
  /** Makes a link. Its path is returned once. */
  async function create(
    draftId: number,
    { label, days = linkDays.initial, pinned = false, allows_comments = true }: z.output<typeof previewLinkInput>,
    by: Actor,
  ) {
    const refusal = await refuseWithoutPage(draftId);
    if (refusal) return refusal;
    return writeInTurn(db, async (transaction) => {
      const draft = await findDraft(transaction, draftId);
      if (!draft) return missing;
      const token = newToken();
      const now = clock();
      const row = {
        token_hash: hashToken(token),
        draft_id: draft.id,
        type: draft.type,
        record_id: draft.record_id,
        title: draft.title,
        pinned_version: pinned ? draft.version : null,
        snapshot: pinned ? JSON.stringify((await draftedValues(transaction, draft)).values) : null,
        label: label ?? null,
        allows_comments: Number(allows_comments),
        created_at: now.toISOString(),
        created_by: by.id,
        created_name: by.name,
        expires_at: new Date(now.getTime() + days * DAY).toISOString(),
      };
      const { id } = await transaction
        .insertInto('preview_links')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      await rewriteUses(transaction, [textUser('preview_link', { id, ...row })]);
      await log(transaction, row, 'shared', by);
      return done({ id, path: PREVIEW_LINK.replace(':token', token) });
    });
  }

  async function refuseWithoutPage(draftId: number): Promise<Refusal | null> {
    const draft = await findDraft(db, draftId);
    if (!draft) return null;
    const { type, values } = await draftedValues(db, draft);
    const { path } = await draftSite(type, draft.record_id, values);
    return path === null ? refused({ draft: [`No public page shows this ${type.noun.one} yet.`] }) : null;
  }

  /** Lists the links of a draft, with those of earlier drafts that somebody may see: all, or those made by one person. */
  async function list(draftId: number, madeBy: number | null): Promise<ListedLink[] | null> {
    const draft = await findDraft(db, draftId);
    return draft ? listLinks(db, draft, { now: clock(), madeBy }) : null;
  }

  /** Returns the type of the draft that a link shows and who began it; once it is published, who made the link. */
  async function begun(id: number): Promise<(Begun & { type: ContentType }) | null> {
    const link = await db
      .selectFrom('preview_links')
      .leftJoin('drafts', 'drafts.id', 'preview_links.draft_id')
      .select(['preview_links.type', 'preview_links.created_by', 'drafts.created_by as draft_created_by'])
      .where('preview_links.id', '=', id)
      .executeTakeFirst();
    return link ? { type: typeNamed(link.type), created_by: link.draft_created_by ?? link.created_by } : null;
  }

  /** Returns who made a link. */
  function maker(id: number): Promise<(Begun & { created_name: string }) | undefined> {
    const links = db.selectFrom('preview_links').select(['created_by', 'created_name']);
    return links.where('id', '=', id).executeTakeFirst();
  }

  /** Revokes a link: from now on, nothing is at its address. */
  function revoke(id: number, by: Actor): Promise<Outcome<null> | Missing> {
    return writeInTurn(db, async (transaction) => {
      const links = transaction.selectFrom('preview_links').select(['type', 'record_id', 'title', 'revoked_at']);
      const row = await links.where('id', '=', id).executeTakeFirst();
      if (!row) return missing;
      if (row.revoked_at !== null) return done(null);
      const revoked = transaction.updateTable('preview_links').set({ revoked_at: clock().toISOString() });
      await revoked.where('id', '=', id).execute();
      await log(transaction, row, 'unshared', by);
      return done(null);
    });
  }

  function log(
    transaction: ContentDatabase,
    { type: subject, record_id: recordId, title }: Pick<DraftRow, 'type' | 'record_id' | 'title'>,
    action: 'shared' | 'unshared',
    by: Actor,
  ) {
    return logActivity(transaction, { by, action, subject, recordId, title, at: clock() });
  }

  /** Returns the comments made by a link, the first one first. */
  async function comments(id: number): Promise<PreviewComment[] | null> {
    const link = db.selectFrom('preview_links').select('id').where('id', '=', id);
    return (await link.executeTakeFirst()) ? readLinkComments(db, id) : null;
  }

  return {
    create,
    begun,
    maker,
    list,
    revoke,
    comments,
    /** Returns the links by which visitors have answered to what has become the versions of a record. */
    answered: (type: ContentType, recordId: number, madeBy: number | null) =>
      listAnsweredLinks(db, type, recordId, madeBy),
    /** Returns what visitors have said by the links that somebody made. */
    answersTo: (userId: number, visible: DraftsToSee) => readAnswersTo(db, userId, visible),
    ...createVisits(db, clock),
    answer: createAnswers(db, clock, { workerGroup, tell }),
    purge: () => purgeLinks(db, clock()),
  };
}

interface Dependencies {
  workerGroup: WorkerGroup;
  tell: TellColleagues;
  /** Finds the page that would show a draft. */
  draftSite: (type: ContentType, recordId: number | null, values: object) => Promise<{ path: string | null }>;
}
