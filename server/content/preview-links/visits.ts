import type { Clock } from '../../platform/clock.ts';
import { limits } from '../../platform/limits/limits.ts';
import { createSharedLimit } from '../../platform/limits/shared-limit.ts';
import { type Attempt, inTime, type Throttled, throttled } from '../../platform/outcome.ts';
import type { WorkerGroup } from '../../platform/process/cluster.ts';
import { hashToken } from '../../platform/token.ts';
import type { ContentDatabase } from '../tables.ts';
import { answerLink, readAnswer } from './answers.ts';
import { readComments } from './comments.ts';
import { findWorkingLink, type WorkingLink } from './link-rows.ts';

/** What the page of a link says about the draft that it shows. */
export type SharedPreview = Awaited<ReturnType<Visits['describe']>>;

export type Visits = ReturnType<typeof createVisits>;

/** What those do who have a link. */
export function createVisits(db: ContentDatabase, clock: Clock, workerGroup: WorkerGroup) {
  const visitorLimits = createVisitorLimits(workerGroup);

  const open = (token: string) => findWorkingLink(db, hashToken(token), clock());

  async function describe({ row, shown: draft }: WorkingLink) {
    const { decision, decided_name, decided_at, decided_version } = row;
    return {
      title: draft?.title ?? row.title,
      label: row.label,
      sharedBy: row.created_name,
      expiresAt: row.expires_at,
      isPinned: row.snapshot !== null,
      allowsComments: row.allows_comments === 1,
      /** Of the draft; null once it is published. */
      version: draft?.version ?? null,
      comments: await readComments(db, row.id),
      decision: decision && {
        decision,
        name: decided_name ?? '',
        at: decided_at ?? '',
        isOfThisVersion: decided_version === draft?.version,
      },
    };
  }

  async function countOpening({ row: { id } }: WorkingLink): Promise<void> {
    const link = db.updateTable('preview_links').where('id', '=', id);
    await link.set((row) => ({ opened: row('opened', '+', 1), last_opened_at: clock().toISOString() })).execute();
  }

  /** Stores a comment, a decision or both. A decision about a draft that has changed meanwhile is a conflict. */
  async function answer({ row }: WorkingLink, sent: object, sender: string): Promise<Attempt<null> | Throttled> {
    const read = readAnswer(sent, row);
    if (!read.ok) return read;
    const kind = read.value.decision ? 'decision' : 'comment';
    return visitorLimits.take({ kind, sender, link: row.id }, clock()) ?? answerLink(db, row, read.value, clock());
  }

  return { open, describe, countOpening, answer };
}

type Kind = 'comment' | 'decision';

interface CountedAnswer {
  /** A comment that comes with a decision is part of that. */
  kind: Kind;
  sender: string;
  /** The id of the link. */
  link: number;
}

/** Limits what each sender says, and what is said by each link. */
function createVisitorLimits(workerGroup: WorkerGroup) {
  const limitOf = (kind: Kind) => createSharedLimit(workerGroup, `preview ${kind}`, limits.previewLinks[kind]);
  const answers = { comment: limitOf('comment'), decision: limitOf('decision') };

  /** Counts an answer before it is stored, or returns why it may not be. */
  function take({ kind, sender, link }: CountedAnswer, now: Date): Throttled | null {
    const waits = answers[kind].take({ perSender: sender, perLink: String(link) }, now);
    if (!waits) return null;
    const seconds = Math.max(waits.perSender, waits.perLink);
    return throttled(seconds, `Too many ${kind}s were sent from here. Please try again ${inTime(seconds)}.`);
  }

  return { take };
}
