import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type DraftRow, type DraftsToSee, draftsToSee, readDraftKeys } from '../drafts/draft-rows.ts';
import type { ContentDatabase, ContentTables } from '../tables.ts';
import { decisions } from './tables.ts';

const MOST_ANSWERS = 20;

/** A link as those who share it see it. */
export type ListedLink = z.infer<typeof listedLinkSchema>;

export const listedLinkSchema = z.object({
  id: z.int(),
  label: z.string().nullable(),
  pinned: z.boolean().describe('Whether it shows the draft as it was when the link was created'),
  allows_comments: z.boolean(),
  created_at: z.iso.datetime(),
  created_by: z.string(),
  created_by_id: z.int().nullable(),
  expires_at: z.iso.datetime(),
  revoked_at: z.iso.datetime().nullable(),
  opened: z.int().describe('How many times its page was opened'),
  last_opened_at: z.iso.datetime().nullable(),
  comments: z.int().describe('The number of comments'),
  decision: z.enum(decisions).nullable(),
  decided_at: z.iso.datetime().nullable(),
  decided_by: z.string().nullable().describe('The name that the visitor typed'),
  decided_version: z.int().nullable().describe('The version of the draft that the visitor saw'),
  changed_since: z
    .boolean()
    .describe('Whether the draft has changed since the decision; without one, since it was pinned'),
  published: z.boolean().describe('Whether it belongs to an earlier draft that was published'),
});

/**
 * Returns the links of a draft, the newest first, with those of earlier drafts of its record that still work: all of them, or
 * those that one person made.
 */
export async function listLinks(
  db: ContentDatabase,
  draft: DraftRow,
  { now, madeBy }: { now: Date; madeBy: number | null },
): Promise<ListedLink[]> {
  const links = await readLinks(db, (link) => {
    const ofRecord = link
      .and({ type: draft.type, record_id: draft.record_id, ...(madeBy !== null && { created_by: madeBy }) })
      .and('draft_id', 'is', null);
    const works = link('expires_at', '>', now.toISOString()).and('revoked_at', 'is', null);
    return link.or([link('draft_id', '=', draft.id), ...(draft.record_id === null ? [] : [ofRecord.and(works)])]);
  });
  return links.map((row) => asListed(row, row.draft_id === null ? null : draft.version));
}

/** A link by which visitors have answered to the draft that a version of a record was published from. */
export type AnsweredLink = z.infer<typeof answeredLinkSchema>;

export const answeredLinkSchema = listedLinkSchema.extend({
  version: z.int().describe('The version of the record'),
});

/** Returns the answered links to what has become the stored versions of a record: all, or those that one person made. */
export async function listAnsweredLinks(
  db: ContentDatabase,
  type: ContentType,
  id: number,
  madeBy: number | null,
): Promise<AnsweredLink[]> {
  const ofRecord = db.selectFrom('revisions').where('type', '=', type.name).where('record_id', '=', id);
  const versions = await ofRecord.select(['version', 'draft_id', 'draft_version']).execute();
  const versionOf = new Map(versions.flatMap((row) => (row.draft_id === null ? [] : [[row.draft_id, row] as const])));
  if (versionOf.size === 0) return [];
  const links = await readLinks(db, (link) =>
    link.and([
      link('published_draft_id', 'in', [...versionOf.keys()]),
      isAnswered(link),
      link.and(madeBy === null ? [] : [link('created_by', '=', madeBy)]),
    ]),
  );
  return links.flatMap((row) => {
    const published = versionOf.get(row.published_draft_id ?? 0);
    return published ? [{ ...asListed(row, published.draft_version), version: published.version }] : [];
  });
}

/** Returns the condition that visitors have said something by a link. */
export function isAnswered(link: LinkExpression) {
  const comments = link.selectFrom('comments').whereRef('link_id', '=', 'preview_links.id').select('id');
  return link.or([link('decision', 'is not', null), link.exists(comments)]);
}

type LinkExpression = ExpressionBuilder<ContentTables, 'preview_links'>;

function readLinks(db: ContentDatabase, condition: (link: LinkExpression) => Expression<SqlBool>) {
  return db
    .selectFrom('preview_links')
    .where(condition)
    .select(['id', 'draft_id', 'published_draft_id', 'label', 'pinned_version', 'allows_comments', 'created_at'])
    .select(['created_by as created_by_id', 'created_name as created_by'])
    .select(['expires_at', 'revoked_at', 'opened', 'last_opened_at'])
    .select(['decision', 'decided_at', 'decided_name', 'decided_version'])
    .select((link) =>
      link
        .selectFrom('comments')
        .whereRef('link_id', '=', 'preview_links.id')
        .select(({ fn }) => fn.countAll().as('number'))
        .as('comments'),
    )
    .orderBy('id', 'desc')
    .execute();
}

/** Returns a link as it is listed beside its draft, whose version is null where it is unknown or no longer of interest. */
function asListed(
  { draft_id, published_draft_id: _draft, pinned_version, allows_comments, decided_name, comments, ...row }: ReadLink,
  draftVersion: number | null,
): ListedLink {
  const seen = row.decided_version ?? pinned_version;
  return {
    ...row,
    pinned: pinned_version !== null,
    allows_comments: allows_comments === 1,
    comments: Number(comments),
    decided_by: decided_name,
    changed_since: draftVersion !== null && seen !== null && seen !== draftVersion,
    published: draft_id === null,
  };
}

type ReadLink = Awaited<ReturnType<typeof readLinks>>[number];

/** What a visitor has said by a link. */
export type PreviewComment = z.infer<typeof previewCommentSchema>;

export const previewCommentSchema = z.object({
  id: z.int(),
  name: z.string(),
  quote: z.string().nullable().describe('The words that it is about'),
  text: z.string(),
  created_at: z.iso.datetime(),
});

/** Returns the comments made by a link, the first one first. */
export function readLinkComments(db: ContentDatabase, linkId: number): Promise<PreviewComment[]> {
  const comments = db.selectFrom('comments').select(['id', 'name', 'quote', 'created_at']);
  return comments
    .select((comment) => comment.ref('text').$notNull().as('text'))
    .where('link_id', '=', linkId)
    .orderBy('id')
    .execute();
}

/** What a visitor has said about a draft. */
export type ReceivedAnswer = z.infer<typeof receivedAnswerSchema>;

export const receivedAnswerSchema = z.object({
  draft_id: z.int(),
  /** The path of its type. */
  type: z.string(),
  /** The id or slug of its record; null while that was never published. */
  key: z.string().nullable(),
  /** Of a translation. */
  language: z.string().nullable(),
  title: z.string(),
  answer: z.enum([...decisions, 'comment']),
  /** The name that the visitor typed. */
  by: z.string(),
  at: z.iso.datetime(),
});

/** Returns the last answers to somebody's links, for drafts that are not published yet, the newest first. */
export async function readAnswersTo(db: ContentDatabase, userId: number, visible: DraftsToSee) {
  const links = db
    .selectFrom('preview_links')
    .innerJoin('drafts', 'drafts.id', 'preview_links.draft_id')
    .where('preview_links.created_by', '=', userId)
    .where('drafts.id', 'in', draftsToSee(db, visible).select('id'))
    .select(['drafts.id as draft_id', 'drafts.type', 'drafts.record_id', 'drafts.title']);
  const decisions = links
    .where('decision', 'is not', null)
    .select([
      sql<ReceivedAnswer['answer']>`decision`.as('answer'),
      sql<string>`decided_name`.as('by'),
      sql<string>`decided_at`.as('at'),
    ]);
  const comments = links
    .innerJoin('comments', 'comments.link_id', 'preview_links.id')
    // A comment that came with a decision is part of that decision.
    .where((comment) =>
      comment.or([comment('decided_at', 'is', null), comment('decided_at', '!=', comment.ref('comments.created_at'))]),
    )
    .select([
      sql<ReceivedAnswer['answer']>`'comment'`.as('answer'),
      'comments.name as by',
      'comments.created_at as at',
    ]);
  const rows = await decisions.unionAll(comments).orderBy('at', 'desc').limit(MOST_ANSWERS).execute();
  const keyOf = await readDraftKeys(db, rows);
  return rows.map(({ record_id, ...row }) => {
    const { path: type, language = null } = typeNamed(row.type);
    return { ...row, type, language, key: keyOf({ type: row.type, record_id }) };
  });
}
