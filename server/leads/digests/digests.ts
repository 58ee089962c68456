import { timingSafeEqual } from 'node:crypto';
import { type DigestEmail, digestEmails, type DigestInterval } from '../../../content/digests.ts';
import { may, type SignedInUser } from '../../../content/permissions.ts';
import { done, type Outcome, refused } from '../../platform/outcome.ts';
import { keyedHash } from '../../platform/token.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { createPersonOutbox } from '../email/emails-to-people.ts';
import { priorities } from '../email/outbox.ts';
import type { LeadDatabase, LeadTables } from '../tables.ts';
import { periodDue } from './period.ts';

type DigestTables = LeadTables & {
  users: Pick<SignedInUser, 'id' | 'role' | 'email'> & {
    disabled_at: string | null;
    digest: DigestInterval | null;
    digest_from: string | null;
  };
};

export type Digests = ReturnType<typeof createDigests>;

/** Who wants a digest, how often, and when it is due. Links that end it are signed, so that those in all emails work. */
export function createDigests(
  { db: leads, clock, publicUrl, readTimeZone, isMailConfigured, mailWorker }: LeadsDependencies,
  secret: string,
) {
  const db = leads.withTables<DigestTables>();
  const queueToPerson = createPersonOutbox(publicUrl);

  async function read(id: number): Promise<DigestInterval | null> {
    return (await db.selectFrom('users').select('digest').where('id', '=', id).executeTakeFirst())?.digest ?? null;
  }

  /** Sends somebody digests from the present period on, or none any more. */
  async function choose(id: number, interval: DigestInterval | null): Promise<void> {
    const digest_from = interval && periodDue(interval, clock(), await readTimeZone()).from;
    await db.updateTable('users').set({ digest: interval, digest_from }).where('id', '=', id).execute();
  }

  /** Queues the digests that are due: one for each person and period, whoever else does the same. */
  async function send(): Promise<{ digests: number }> {
    // Of what would wait until email is set up, only the last would be news.
    if (!(await isMailConfigured(leads))) return { digests: 0 };
    const [now, timeZone] = [clock(), await readTimeZone()];
    let digests = 0;
    for (const kind of Object.keys(digestEmails) as DigestEmail[]) {
      const { from } = periodDue(digestEmails[kind], now, timeZone);
      for (const id of await waitingFor(kind, from)) if (await queue(kind, id, from, now)) digests += 1;
    }
    if (digests > 0) mailWorker.wake();
    return { digests };
  }

  async function waitingFor(kind: DigestEmail, from: string): Promise<number[]> {
    const wanting = db.selectFrom('users').select(['id', 'role']).where('digest', '=', digestEmails[kind]);
    const people = await wanting.where('disabled_at', 'is', null).where('digest_from', '<', from).execute();
    return people.filter((person) => may(person, 'read figures')).map(({ id }) => id);
  }

  function queue(kind: DigestEmail, id: number, from: string, now: Date): Promise<boolean> {
    return leads.transaction().execute(async (transaction: LeadDatabase) => {
      const people = transaction.withTables<DigestTables>();
      const ofPerson = people.updateTable('users').set({ digest_from: from }).where('id', '=', id);
      const claimed = ofPerson.where('digest', '=', digestEmails[kind]).where('digest_from', '<', from);
      // Another process may have done it meanwhile.
      if ((await claimed.executeTakeFirstOrThrow()).numUpdatedRows === 0n) return false;
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
    const person = id && (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst());
    return person ? done(person) : refused({ token: ['This link does not end a digest. Part of it may be missing.'] });
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

  return { read, choose, send, tokenOf, check, stop };
}
