import { z } from 'zod';
import { typeNamed } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { may, permissionToPublish, type SignedInUser } from '../../../content/permissions.ts';
import type { Role } from '../../../content/roles.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Attempt, conflicting, done, missing, refused } from '../../platform/outcome.ts';
import { writeInTurn } from '../content-version.ts';
import { type DraftRow, findDraft } from '../drafts/draft-rows.ts';
import { logDraft } from '../drafts/write-drafts.ts';
import type { ContentDatabase } from '../tables.ts';
import { addComment, FULL, type NextStep, sentenceInput } from './comments.ts';
import { readReview, type Review, type Reviewer } from './reviews.ts';
import type { TellColleagues } from './tell-colleagues.ts';

interface Colleague {
  id: number;
  name: string;
  role: Role;
}

/** Returns everybody whose account is not disabled. */
export type ReadColleagues = () => Promise<Colleague[]>;

const NAMED = 'The review must be sent as named fields.';
const TO = 'To must be somebody else who may publish this.';

/** The input that hands a draft over. */
export const handOverInput = z
  .object({ to: z.int(TO).nullish().describe('Everybody who may publish it by default'), text: sentenceInput }, NAMED)
  .prefault({});

/** The input that hands it back. */
export const handBackInput = z.object({ text: sentenceInput }, NAMED).prefault({});

/** Drafts go from hand to hand until somebody publishes them. None of this publishes. */
export function createHandOver(
  db: ContentDatabase,
  clock: Clock,
  { readColleagues, tell }: { readColleagues: ReadColleagues; tell: TellColleagues },
) {
  /** Returns who else may publish a draft, and so can be asked for a review. */
  async function reviewers(draftId: number, by: SignedInUser): Promise<{ id: number; name: string }[] | null> {
    const draft = await findDraft(db, draftId);
    return draft ? (await publishersOf(draft, by)).map(({ id, name }) => ({ id, name })) : null;
  }

  /** Puts a draft up for review by somebody who may publish it, or by everybody who does. */
  async function handOver(draftId: number, { to, text = null }: z.output<typeof handOverInput>, by: SignedInUser) {
    const found = await findDraft(db, draftId);
    if (!found) return missing;
    const publishers = await publishersOf(found, by);
    const chosen = publishers.find(({ id }) => id === to);
    if (typeof to === 'number' && !chosen) return refused({ to: [TO] });
    return step(draftId, by, async (transaction) => {
      const ids = chosen ? [chosen.id] : publishers.map(({ id }) => id);
      await tell(transaction, { kind: 'handed over', draftId, to: ids, by }, clock());
      return { step: 'handed over', to_id: chosen?.id ?? null, to_name: chosen?.name ?? null, text };
    });
  }

  /**
   * Ends a review: whoever handed the draft over takes it back, and whoever may publish it hands it back to them. One that is not
   * handed over is a conflict.
   */
  function handBack(draftId: number, { text = null }: z.output<typeof handBackInput>, by: SignedInUser) {
    return step(draftId, by, async (transaction, draft) => {
      const review = await readReview(transaction, draft);
      if (review?.state !== 'handed over') return null;
      const isReviewer = review.by_id !== by.id && may(by, permissionToPublish(typeNamed(draft.type)));
      if (!isReviewer) return { step: 'taken back', to_id: null, to_name: null, text };
      await tell(transaction, { kind: 'handed back', draftId, to: [review.by_id], by }, clock());
      return { step: 'handed back', to_id: review.by_id, to_name: review.by, text };
    });
  }

  function step(
    draftId: number,
    by: SignedInUser,
    next: (transaction: ContentDatabase, draft: DraftRow) => Promise<NextStep | null>,
  ): Promise<Attempt<Review | null>> {
    return writeInTurn(db, async (transaction) => {
      const draft = await findDraft(transaction, draftId);
      if (!draft) return missing;
      const change = { by, at: clock() };
      const taken = await next(transaction, draft);
      if (!taken) return conflicting('This draft is not handed over any more.');
      if (!(await addComment(transaction, draft, taken, change))) return conflicting(FULL);
      await logDraft(transaction, draft, actions[taken.step], change);
      return done(await readReview(transaction, draft));
    });
  }

  async function publishersOf({ type }: DraftRow, except: { id: number }) {
    const permission = permissionToPublish(typeNamed(type));
    return (await readColleagues()).filter((person) => person.id !== except.id && may(person, permission));
  }

  /** Returns what tells which drafts wait for somebody. */
  async function reviewer({ id }: SignedInUser, publishes: readonly ContentType[]): Promise<Reviewer> {
    const publishers = (await readColleagues()).filter((person) => may(person, 'publish content'));
    return { id, publishes, publishers: publishers.map((person) => person.id) };
  }

  return { reviewers, handOver, handBack, reviewer };
}

const actions = { 'handed over': 'handed over', 'handed back': 'handed back', 'taken back': 'withdrew' } as const;
