import { hash, randomInt } from 'node:crypto';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { Language } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Visit } from '../../platform/http/visit.ts';
import { createLimiter } from '../../platform/limits/limiter.ts';
import { limits } from '../../platform/limits/limits.ts';
import { memoize } from '../../platform/limits/memoize.ts';
import {
  type Conflict,
  conflicting,
  done,
  fieldErrors,
  type Outcome,
  refused,
  type Throttled,
} from '../../platform/outcome.ts';
import type { SpamFilter } from '../spam/spam-filter.ts';
import { textHash } from '../spam/text-hash.ts';
import type { LeadDatabase } from '../tables.ts';
import type { Forms, SubmittedForm } from './forms.ts';
import { itemSchema, type SubmittedItem, writtenText } from './item-schema.ts';
import { sourceOf } from './source.ts';

/** 1 to 255 printable ASCII characters. */
export const IDEMPOTENCY_KEY = /^[\x20-\x7e]{1,255}$/;

// Without characters that look or sound like others.
const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

const MAX_PLACE_NAMES = 400; // characters: languages with the zone of the agency, and with some that it had before
const MAX_QUEUED = 1_000;
/** As a multiple of the time that storing takes: leaves three quarters of the process to pages, unless many wait. */
const REST = 3;

/** How an item was sent. */
export interface Sending {
  visit: Visit;
  /** The idempotency key, if one was sent. */
  key: unknown;
  /** The form of the site; null if a program sent the item. */
  form: SubmittedForm | null;
  /** Of the answer. */
  language: Language;
}

export interface Receipt {
  reference: string;
}

/** A conflict where the form token has served as many messages as it may. */
export type Stored = Outcome<Receipt> | Throttled | Conflict;

/**
 * Stores what visitors send, durably before they are thanked. `assertRoom` throws while the last room on the disk is kept for those
 * who sign in.
 */
export function createIntake(
  dependencies: LeadsDependencies,
  { forms, spamReasonsOf, assertRoom }: { forms: Forms; spamReasonsOf: SpamFilter; assertRoom: () => Promise<void> },
) {
  const { db, clock, readTimeZone, outbox, mailWorker, messageLimits } = dependencies;
  const schemasIn = memoize((place) => {
    const [language, defaultZone] = place.split(' ') as [Language, string];
    return new Map(inboxKinds.map((kind) => [kind.name, itemSchema(kind, clock, { defaultZone, language })]));
  }, MAX_PLACE_NAMES);
  const { maxWait, maxStall } = limits.messages;
  const limit = createLimiter({ concurrency: 1, maxQueued: MAX_QUEUED, maxWait, maxStall, rest: REST });

  /** Stores an item. One that was stored before gets the same receipt, even from a sender over the limit. */
  async function store(kind: AnyInboxKind, input: unknown, sending: Sending): Promise<Stored> {
    const { language } = sending;
    const checked = schemasIn(`${language} ${await readTimeZone()}`)
      .get(kind.name)
      ?.safeParse(input);
    if (!checked) throw new Error(`No kind of inbox item is called ${kind.name}.`);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const item = checked.data;
    const idempotency_key = idempotencyHash(sending.key, item);
    const earlier = await findReceipt(kind, idempotency_key);
    if (earlier) return done(earlier);
    // Counted before it waits, so that a flood by one sender does not fill the queue for all.
    const tooMany = messageLimits.take(senderOf(sending.visit.address), clock(), language);
    if (tooMany) return tooMany;
    // Commits block the process; the pauses between them leave it to page requests.
    return limit(async () => {
      // The same item may have been ahead of it in the queue.
      const stored = await findReceipt(kind, idempotency_key);
      if (stored) return done(stored);
      await assertRoom();
      const outcome = await insert(kind, item, idempotency_key, sending);
      mailWorker.wake();
      return outcome;
    });
  }

  /** Stores an item and queues its emails; spam has none. */
  async function insert(
    kind: AnyInboxKind,
    item: SubmittedItem,
    idempotency_key: string | null,
    sending: Sending,
  ): Promise<Stored> {
    const { form } = sending;
    const { refusals } = wordsIn(sending.language);
    const now = clock();
    const known = {
      reference: newReference(),
      idempotency_key,
      text_hash: textHash(writtenText(kind, item)),
      form_id: form?.token?.id ?? null,
      source: form && JSON.stringify(sourceOf(form.token?.arrival, form.path)),
      created_at: now.toISOString(),
    };
    const outcome = await db.transaction().execute(async (transaction: LeadDatabase) => {
      if (known.form_id && (await isUsedUp(transaction, known.form_id))) return conflicting(refusals.formUsedUp);
      const reasons = await spamReasonsOf(transaction, kind, item, sending, now);
      const spam = reasons && { status: 'spam' as const, spam_reasons: JSON.stringify(reasons) };
      const stored = await transaction
        .insertInto(kind.table)
        .values({ ...item, spam_reasons: null, ...known, ...spam })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning(['id', 'reference', 'email', 'created_at'])
        .executeTakeFirst();
      if (stored && !reasons) await outbox.addFirst(transaction, kind.name, stored, now);
      return stored && done({ reference: stored.reference });
    });
    if (outcome) return outcome;
    const receipt = await findReceipt(kind, idempotency_key);
    if (!receipt) throw new Error('An item was neither stored nor there before.');
    return done(receipt);
  }

  async function isUsedUp(transaction: LeadDatabase, formId: string) {
    if (!messageLimits.isOn) return false;
    const max = limits.messages.perFormToken;
    let count = 0;
    for (const { table } of inboxKinds) {
      const items = transaction.selectFrom(table).select('id').where('form_id', '=', formId);
      count += (await items.limit(max).execute()).length;
    }
    return count >= max;
  }

  async function findReceipt({ table }: AnyInboxKind, idempotencyKey: string | null): Promise<Receipt | undefined> {
    if (!idempotencyKey) return undefined;
    const items = db.selectFrom(table).select('reference');
    return items.where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
  }

  return { store, ...forms };
}

export type Intake = ReturnType<typeof createIntake>;

/** Returns a random reference, such as 7K4M-2P9Q. */
function newReference(): string {
  const characters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  ).join('');
  return `${characters.slice(0, REFERENCE_LENGTH / 2)}-${characters.slice(REFERENCE_LENGTH / 2)}`;
}

/** Returns the hash of an idempotency key and what was sent with it; null without a valid key. */
function idempotencyHash(key: unknown, content: object): string | null {
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return null;
  return hash('sha256', JSON.stringify([key, content]));
}
