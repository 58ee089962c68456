import { hash, randomInt } from 'node:crypto';
import { dayIn } from '../../../content/days.ts';
import { type AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import type { Language } from '../../../content/languages.ts';
import { wordsIn } from '../../../content/words/index.ts';
import { fileFields } from '../../../content/inbox/inbox-kind.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { ReceivedFiles } from '../../attachments/received-files.ts';
import type { ReceivedForm } from '../../attachments/received-form.ts';
import type { Attribution } from '../../figures/visitors.ts';
import type { LeadsDependencies } from '../dependencies.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Requester } from '../../platform/http/requester.ts';
import { isFull } from '../../platform/http/failure.ts';
import { createLimiter, QueueFull, QueueTimeout } from '../../platform/limits/limiter.ts';
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
import type { FirstEmails } from '../email/outbox.ts';
import { queueArrival } from '../inbox/lead-events.ts';
import type { SpamFilter } from '../spam/spam-filter.ts';
import { textHash } from '../spam/text-hash.ts';
import type { LeadDatabase } from '../tables.ts';
import type { Forms, SubmittedForm } from './forms.ts';
import { itemSchema, type SubmittedItem, writtenText } from './item-schema.ts';
import { attributionColumns } from './attribution.ts';
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
  requester: Requester;
  /** The idempotency key, if one was sent. */
  key: unknown;
  /** The form of the site; null if a program sent the item. */
  form: SubmittedForm | null;
  /** Of the answer. */
  language: Language;
  /** By the names of their fields. */
  files?: ReceivedForm['files'];
  /** Who of the agency enters it for a visitor: nothing guards against them. */
  by?: Actor;
  /**
   * Does what else is to happen with the item or not at all; not for spam. Returns the emails that follow it, null where it has queued
   * them, or why it is not stored.
   */
  reserve?: (transaction: LeadDatabase, itemId: number) => Promise<{ ok: true; emails: FirstEmails | null } | Conflict>;
}

export interface Receipt {
  reference: string;
}

/** A conflict where the form token has served as many messages as it may. */
export type Stored = Outcome<Receipt> | Throttled | Conflict;

interface IntakeOptions {
  forms: Forms;
  spamReasonsOf: SpamFilter;
  /** Returns how whoever makes a request came to the site today, if that was counted. */
  attributionOf: (requester: Requester) => Attribution | null;
  assertRoom: () => Promise<void>;
}

/**
 * Stores what visitors send, durably before they are thanked. `assertRoom` throws while the last room on the disk is kept for those
 * who sign in.
 */
export function createIntake(
  dependencies: LeadsDependencies,
  { forms, spamReasonsOf, attributionOf, assertRoom }: IntakeOptions,
) {
  const { db, clock, readTimeZone, outbox, mailWorker, messageLimits, attachments } = dependencies;
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
      ?.safeParse(withFiles(kind, input, sending));
    if (!checked) throw new Error(`No kind of inbox item is called ${kind.name}.`);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const item = checked.data;
    const files = takenFiles(sending);
    const idempotency_key = idempotencyHash(sending.key, item, files);
    const earlier = await findReceipt(kind, idempotency_key);
    if (earlier) return done(earlier);
    // Counted before it waits, so that a flood by one sender does not fill the queue for all.
    const tooMany = sending.by ? null : countAgainstLimits(sending, files, language);
    if (tooMany) return tooMany;
    // Before it waits: writing a file takes as long as many messages.
    const keys = await attachments.keep(kind.path, files);
    // Commits block the process; the pauses between them leave it to page requests.
    const outcome = await removingUnused(keys, () =>
      limit(async () => {
        // The same item may have been ahead of it in the queue.
        const stored = await findReceipt(kind, idempotency_key);
        if (stored) return { ...done(stored), isNew: false };
        if (!sending.by) await assertRoom();
        return insert(kind, item, { idempotency_key, keys, sending });
      }),
    );
    mailWorker.wake();
    return outcome;
  }

  /** Counts what a sender sends, and returns how long they have to wait if that is too much. */
  function countAgainstLimits({ requester }: Sending, files: ReceivedFiles, language: Language) {
    const sender = senderOf(requester.address);
    return (
      messageLimits.take(sender, clock(), language) ??
      (files.size > 0 ? messageLimits.takeFiles(sender, clock(), language) : null)
    );
  }

  /** Removes files unless they belong to a new item. After a broken connection they may or not, so the sweep decides. */
  async function removingUnused(keys: string[], store: () => Promise<Stored & { isNew?: boolean }>): Promise<Stored> {
    try {
      const { isNew = false, ...outcome } = await store();
      if (!isNew) await attachments.remove(keys);
      return outcome;
    } catch (error) {
      if (isFull(error) || error instanceof QueueFull || error instanceof QueueTimeout) await attachments.remove(keys);
      throw error;
    }
  }

  /** Stores an item, queues its emails and tells webhooks; spam has none. */
  async function insert(
    kind: AnyInboxKind,
    item: SubmittedItem,
    { idempotency_key, keys, sending }: { idempotency_key: string | null; keys: string[]; sending: Sending },
  ): Promise<Stored & { isNew?: boolean }> {
    const { form } = sending;
    const { refusals } = wordsIn(sending.language);
    const now = clock();
    const source = form && sourceOf(form.token?.arrival, form.path);
    const day = dayIn(await readTimeZone(), now);
    const known = {
      reference: newReference(),
      idempotency_key,
      text_hash: textHash(writtenText(kind, item)),
      form_id: form?.token?.id ?? null,
      language: sending.language,
      source: source && JSON.stringify(source),
      ...attributionColumns(source, { day, counted: attributionOf(sending.requester) }),
      created_at: now.toISOString(),
    };
    const outcome = await whereReserved(() =>
      db.transaction().execute(async (transaction: LeadDatabase) => {
        if (known.form_id && (await isUsedUp(transaction, known.form_id))) return conflicting(refusals.formUsedUp);
        const reasons = sending.by ? null : await spamReasonsOf(transaction, kind, item, sending, now);
        const spam = reasons && { status: 'spam' as const, spam_reasons: JSON.stringify(reasons) };
        const stored = await transaction
          .insertInto(kind.table)
          .values({ ...item, spam_reasons: null, ...known, ...spam })
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning(['id', 'reference', 'email', 'created_at'])
          .executeTakeFirst();
        if (!stored) return undefined;
        await attachments.attach(transaction, keys, { item_kind: kind.name, item_id: stored.id });
        if (reasons) return { ...done({ reference: stored.reference }), isNew: true };
        await queueArrival(transaction, { item_kind: kind.name, item_id: stored.id }, stored, now);
        const reserved = await sending.reserve?.(transaction, stored.id);
        if (reserved && !reserved.ok) throw new NotReserved(reserved);
        if (reserved?.emails !== null) await outbox.addFirst(transaction, kind.name, stored, now, reserved?.emails);
        return { ...done({ reference: stored.reference }), isNew: true };
      }),
    );
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

/** Undoes what a transaction has stored. */
class NotReserved extends Error {
  readonly conflict: Conflict;

  constructor(conflict: Conflict) {
    super(conflict.conflict);
    this.conflict = conflict;
  }
}

async function whereReserved<Result>(store: () => Promise<Result>): Promise<Result | Conflict> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof NotReserved) return error.conflict;
    throw error;
  }
}

/** Returns a random reference, such as 7K4M-2P9Q. */
function newReference(): string {
  const characters = Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  ).join('');
  return `${characters.slice(0, REFERENCE_LENGTH / 2)}-${characters.slice(REFERENCE_LENGTH / 2)}`;
}

/** Returns the hash of an idempotency key and what was sent with it; null without a valid key. */
function idempotencyHash(key: unknown, item: object, files: ReceivedFiles): string | null {
  if (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key)) return null;
  const contents = [...files].map(([field, { sha256 }]) => [field, sha256]);
  return hash('sha256', JSON.stringify([key, item, ...contents]));
}

/** Returns the input with what was received in each field for files, whatever else was sent there. */
function withFiles(kind: AnyInboxKind, input: unknown, { files }: Sending): unknown {
  const received = [...fileFields(kind).keys()].map((name) => [name, files?.get(name)]);
  return received.length === 0 ? input : { ...Object(input), ...Object.fromEntries(received) };
}

function takenFiles({ files }: Sending): ReceivedFiles {
  return new Map([...(files ?? [])].flatMap(([field, file]) => ('path' in file ? [[field, file]] : [])));
}
