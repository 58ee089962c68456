import { timingSafeEqual } from 'node:crypto';
import { type DigestEmail, digestEmails, type DigestInterval } from '../../../content/digests.ts';
import type { ActivityDatabase } from '../../audit/tables.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import { keyedHash } from '../../platform/token.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { createPersonOutbox } from '../email/emails-to-people.ts';
import { priorities } from '../email/outbox.ts';
import type { LeadDatabase } from '../tables.ts';
import { periodDue } from './period.ts';

/** Who wants a digest, how often, and up to which period they were told: people of the accounts. */
interface WantedDigests {
  read: (id: number) => Promise<DigestInterval | null>;
  choose: (id: number, interval: DigestInterval | null, from: string | null) => Promise<void>;
  waitingFor: (interval: DigestInterval, from: string) => Promise<number[]>;
  /** Returns false if another process has done it meanwhile. */
  claim: (transaction: ActivityDatabase, id: number, interval: DigestInterval, from: string) => Promise<boolean>;
  emailOf: (id: number) => Promise<string | null>;
}

export type Digests = ReturnType<typeof createDigests>;

/** Sends digests when they are due. Links that end them are signed, so that those in all emails work. */
export function createDigests(
  { db, clock, publicUrl, readTimeZone, isMailConfigured, mailWorker }: LeadsDependencies,
  { wanted, secret }: { wanted: WantedDigests; secret: string },
) {
  const queueToPerson = createPersonOutbox(publicUrl);

  /** Sends somebody digests from the present period on, or none any more. */
  async function choose(id: number, interval: DigestInterval | null): Promise<void> {
    await wanted.choose(id, interval, interval && periodDue(interval, clock(), await readTimeZone()).from);
  }

  /** Queues the digests that are due: one for each person and period, whoever else does the same. */
  async function send(): Promise<{ digests: number }> {
    // Of what would wait until email is set up, only the last would be news.
    if (!(await isMailConfigured(db))) return { digests: 0 };
    const [now, timeZone] = [clock(), await readTimeZone()];
    let digests = 0;
    for (const kind of Object.keys(digestEmails) as DigestEmail[]) {
      const { from } = periodDue(digestEmails[kind], now, timeZone);
      for (const id of await wanted.waitingFor(digestEmails[kind], from))
        if (await queue(kind, id, from, now)) digests += 1;
    }
    if (digests > 0) mailWorker.wake();
    return { digests };
  }

  function queue(kind: DigestEmail, id: number, from: string, now: Date): Promise<boolean> {
    return db.transaction().execute(async (transaction: LeadDatabase) => {
      if (!(await wanted.claim(transaction, id, digestEmails[kind], from))) return false;
      const email = { kind, item_kind: 'digest', item_id: id, user_id: id, priority: priorities.agencyAgain } as const;
      await queueToPerson(transaction, email, now);
      return true;
    });
  }

  /** Returns the token by which whoever gets a digest ends it. */
  function tokenOf(id: number): string {
    return `${id}.${keyedHash(secret, `digest ${id}`)}`;
  }

  /** Says whose digest a token ends. */
  async function check(token: string): Promise<Outcome<{ email: string }>> {
    const id = idIn(token);
    const email = id && (await wanted.emailOf(id));
    return email
      ? done({ email })
      : refused({ token: ['This link does not end a digest. Part of it may be missing.'] });
  }

  /** Ends the digest of whoever holds a token, who may have ended it before. */
  async function stop(token: string): Promise<Outcome<{ email: string }>> {
    const checked = await check(token);
    const id = idIn(token);
    if (checked.ok && id) await choose(id, null);
    return checked;
  }

  function idIn(token: string): number | null {
    const [, digits] = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token) ?? [];
    const id = Number(digits);
    return digits && timingSafeEqual(Buffer.from(tokenOf(id)), Buffer.from(token)) ? id : null;
  }

  return { read: wanted.read, choose, send, tokenOf, check, stop };
}
