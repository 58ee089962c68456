import { z } from 'zod';
import { longText, optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import type { Language } from '../../../content/languages.ts';
import { tryAgainIn, wordsIn } from '../../../content/words/index.ts';
import { filled, type Words } from '../../../content/words/words.ts';
import { answerLimits } from '../../../content/forms.ts';
import { type Actor, logActivity } from '../../audit/audit-log.ts';
import type { Clock } from '../../platform/clock.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import {
  type Attempt,
  conflicting,
  done,
  fieldErrors,
  missing,
  type Outcome,
  refused,
  type Throttled,
  throttled,
} from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';
import { type TellColleagues, takePart } from '../discussion/tell-colleagues.ts';
import type { ContentDatabase } from '../tables.ts';
import type { PreviewComment } from './feedback.ts';
import { type Decision, decisions, type visitorActions } from './tables.ts';
import { visitorName } from './visitor-data.ts';
import { findWorkingLink, type PreviewLinkRow, type WorkingLink } from './visits.ts';

const FULL_FOR = 24 * 60 * 60; // s

/** Stores the comments and decisions that come through preview links, up to a limit. */
export function createAnswers(
  db: ContentDatabase,
  clock: Clock,
  { workerGroup, tell }: { workerGroup: WorkerGroup; tell: TellColleagues },
) {
  const limitOf = (kind: AnswerKind) => createSharedLimit(workerGroup, `preview ${kind}`, limits.previewLinks[kind]);
  const counted = { comment: limitOf('comment'), decision: limitOf('decision') };

  /** Stores a comment, a decision or both. A decision about a draft that has changed meanwhile is a conflict. */
  async function answer(
    { row }: WorkingLink,
    sent: object,
    { sender, language }: { sender: string; language: Language },
  ): Promise<Attempt<Stored> | Throttled> {
    const read = readAnswer(sent, row, language);
    if (!read.ok) return read;
    // A comment that comes with a decision is part of that.
    const kind = read.value.decision ? 'decision' : 'comment';
    const by = { perSender: sender, perLink: String(row.id) };
    return count(kind, by, language) ?? store(row, read.value, wordsIn(language).feedback);
  }

  /** Counts an answer before it is stored, or returns why it may not be. */
  function count(kind: AnswerKind, by: { perSender: string; perLink: string }, language: Language): Throttled | null {
    const waits = counted[kind].take(by, clock());
    if (!waits) return null;
    const seconds = Math.max(waits.perSender, waits.perLink);
    const { manyComments, manyDecisions } = wordsIn(language).feedback;
    const reason = kind === 'comment' ? manyComments : manyDecisions;
    return throttled(seconds, `${reason} ${tryAgainIn(language, seconds)}`);
  }

  /** Stores an answer, and logs it under the name of a visitor. */
  function store(
    { token_hash }: PreviewLinkRow,
    { name, quote, text, decision, version }: Answer,
    sentences: Words['feedback'],
  ): Promise<Attempt<Stored> | Throttled> {
    const now = clock();
    return db.transaction().execute(async (transaction: ContentDatabase) => {
      const link = await lockLink(transaction, token_hash, now);
      if (!link) return missing;
      const { row, shown: draft } = link;
      if (!draft) return conflicting(sentences.published);
      if (decision && version === null) return conflicting(sentences.unseen);
      if (decision && version !== String(draft.version)) return conflicting(sentences.changed);
      const created_at = now.toISOString();
      const comment = { name, quote, version: draft.version, created_at };
      const commentId = text ? await addComment(transaction, row, { ...comment, text }) : null;
      if (text && commentId === null)
        return throttled(
          FULL_FOR,
          filled(decision ? sentences.fullButDecide : sentences.full, { name: row.created_name }),
        );
      const decided = { decision, decided_at: created_at, decided_name: name, decided_version: draft.version };
      const isDecided = decision && !isSame(row, decided);
      if (isDecided) await transaction.updateTable('preview_links').set(decided).where('id', '=', row.id).execute();
      if (isDecided) await log(transaction, link, { action: actions[decision], name, now });
      else if (text) await log(transaction, link, { action: 'commented on', name, now });
      if (isDecided || text) await tellTeam(transaction, row, isDecided ? 'decided' : 'commented', now);
      return done({ commentId });
    });
  }

  async function tellTeam(
    transaction: ContentDatabase,
    link: PreviewLinkRow,
    kind: 'decided' | 'commented',
    now: Date,
  ) {
    const draftId = draftOf(link);
    if (draftId === null) return;
    const drafts = transaction.selectFrom('drafts').select(['id', 'created_by']).where('id', '=', draftId);
    const draft = await drafts.executeTakeFirst();
    const to = [link.created_by, ...(draft ? await takePart(transaction, draft) : [])];
    await tell(transaction, { kind, draftId, to, by: VISITOR }, now);
  }

  return answer;
}

type AnswerKind = 'comment' | 'decision';

/** What has come of an answer: the comment that it contains. */
type Stored = { commentId: number | null };

/** What a visitor says by a link. */
interface Answer {
  name: string;
  /** The words that the comment is about. */
  quote: string | null;
  text: string | null;
  decision: Decision | null;
  /** The version of the draft that the visitor saw, which the form says. */
  version: string | null;
}

function inputIn(language: Language) {
  const { preview, feedback, validation } = wordsIn(language);
  const words = { language, ...validation };
  const quote = longText(feedback.words, { max: answerLimits.quote });
  const comment = longText(preview.comment, { max: answerLimits.text });
  return z.object({
    name: schemaOf(text(preview.name, { max: answerLimits.name }), words),
    quote: schemaOf(optional(quote), words).optional(),
    text: schemaOf(optional(comment), words).optional(),
    decision: z.enum(decisions, 'Decision must be approved or changes.').optional(),
    version: z.string().max(20, 'Version must be a number.').optional(),
  });
}

/** Reads what the form of a link sends: a comment, or a decision with or without one. */
function readAnswer(sent: object, row: PreviewLinkRow, language: Language): Outcome<Answer> {
  const { preview, feedback, validation } = wordsIn(language);
  const checked = inputIn(language).safeParse(sent);
  const errors = checked.success ? {} : fieldErrors(checked.error);
  const { name, quote, text, decision, version } = (checked.data ?? sent) as Partial<Answer>;
  if (!text && !decision) errors['text'] ??= [filled(validation.required, { label: preview.comment })];
  if (text && row.allows_comments !== 1) errors['text'] = [feedback.closed];
  if (Object.keys(errors).length > 0) return refused(errors);
  const comment = { quote: quote ?? null, text: text ?? null };
  return done({ name: name ?? '', ...comment, decision: decision ?? null, version: version ?? null });
}

/** Locks a link until the end of the transaction, so that its comments are counted one after another. */
async function lockLink(transaction: ContentDatabase, tokenHash: string, now: Date): Promise<WorkingLink | null> {
  const link = transaction.updateTable('preview_links').where('token_hash', '=', tokenHash);
  await link.set((row) => ({ opened: row.ref('opened') })).execute();
  return findWorkingLink(transaction, tokenHash, now);
}

/** Adds a comment unless the link has as many as it can hold; the link is locked. Returns its id. */
async function addComment(
  transaction: ContentDatabase,
  link: PreviewLinkRow,
  comment: Omit<PreviewComment, 'id'> & { version: number },
) {
  const comments = transaction.selectFrom('comments').where('link_id', '=', link.id);
  const { total } = await comments.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  if (Number(total) >= limits.previewLinks.comments) return null;
  const added = transaction.insertInto('comments').values({ draft_id: draftOf(link), link_id: link.id, ...comment });
  const { id } = await added.returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Returns the draft that a link shows, or has shown before that was published. */
function draftOf({ draft_id, published_draft_id }: PreviewLinkRow) {
  return draft_id ?? published_draft_id;
}

function isSame(row: PreviewLinkRow, decided: Pick<PreviewLinkRow, (typeof names)[number]>) {
  return names.every((name) => row[name] === decided[name]);
}

const names = ['decision', 'decided_name', 'decided_version'] as const;

const actions = { approved: 'approved', changes: 'asked for changes to' } as const;

function log(
  transaction: ContentDatabase,
  { row, type, shown: draft }: WorkingLink,
  { action, name, now }: { action: (typeof visitorActions)[number]; name: string; now: Date },
) {
  const by: Actor = { id: null, name: visitorName(name) };
  const title = draft?.title ?? row.title;
  const about = { subject: type.name, recordId: row.record_id, title, linkId: row.id };
  return logActivity(transaction, { by, action, ...about, at: now });
}

const VISITOR = { id: null };
