import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { senderOf } from '../../platform/http/sender.ts';
import { isOwnHost, type Requester } from '../../platform/http/requester.ts';
import type { Sending } from '../intake/intake.ts';
import { type SubmittedItem, writtenText } from '../intake/item-schema.ts';
import type { LeadsBasis } from '../dependencies.ts';
import type { LeadDatabase } from '../tables.ts';
import { type Signal, textSignals } from './text-signals.ts';
import { honeypotField } from '../../../content/forms.ts';
import type { SubmittedForm } from '../intake/forms.ts';
import { textHash, wordsOf } from './text-hash.ts';

/** An item whose signals weigh as much is spam. Signals that ordinary people may give weigh less. */
const THRESHOLD = 10;

/** The weight of frequent, though not excessive, repetition. */
const FREQUENT = 4;

export type SpamFilter = ReturnType<typeof createSpamFilter>;

export function createSpamFilter({ publicUrl, messageLimits }: LeadsBasis) {
  const publicHost = new URL(publicUrl).host;

  /** Returns why an item is spam, or null. Runs before the item is stored, in the same transaction. */
  return async (
    transaction: LeadDatabase,
    kind: AnyInboxKind,
    item: SubmittedItem,
    { requester, form }: Sending,
    now: Date,
  ): Promise<string[] | null> => {
    const text = writtenText(kind, item);
    const others = Object.keys(kind.fields).filter((name) => name !== kind.text && name !== 'email');
    const repetition = await repetitionSignals(transaction, kind, text, now);
    const signals = [
      ...(form ? formSignals(form, requester, now) : []),
      ...originSignals(requester),
      ...textSignals(text, others.map((name) => item[name]).join(' ')),
      ...senderSignals(messageLimits.countOf(senderOf(requester.address), now)),
      ...(form ? repetition : repetition.map(ofProgram)),
    ];
    const weight = signals.reduce((sum, signal) => sum + signal.weight, 0);
    return weight < THRESHOLD ? null : signals.map(({ reason }) => reason);
  };

  function originSignals(requester: Requester): Signal[] {
    const { origin } = requester;
    if (!origin || !URL.canParse(origin) || isOwnHost(new URL(origin).host, requester, publicHost)) return [];
    return [{ weight: 2, reason: 'It was sent from a page on another site.' }];
  }
}

/** A program may pass on what many people write: repetition alone is never enough. */
function ofProgram(signal: Signal): Signal {
  return { ...signal, weight: Math.min(signal.weight, FREQUENT) };
}

const MIN_DURATION = 2; // s
const MAX_DURATION = 24 * 60 * 60; // s

/** Returns the signals of a form: its honeypot, its token, the time it took to fill in, and what it was sent by. */
function formSignals({ fields, token }: SubmittedForm, { origin }: Requester, now: Date): Signal[] {
  const honeypot = fields[honeypotField] ? [{ weight: THRESHOLD, reason: 'A hidden field was filled in.' }] : [];
  // Every browser names the origin of a form, if only as “null”.
  const script = origin ? [] : [{ weight: 4, reason: 'It was not sent by a browser.' }];
  return [
    ...honeypot,
    ...script,
    ...(token ? ageSignals((now.getTime() - token.at) / 1000) : [tokenSignal(fields['form_token'])]),
  ];
}

function ageSignals(seconds: number): Signal[] {
  if (seconds < MIN_DURATION)
    return [{ weight: THRESHOLD, reason: 'The form was filled in faster than anyone can type.' }];
  if (seconds > MAX_DURATION) return [{ weight: 4, reason: 'The form was opened more than a day before it was sent.' }];
  return [];
}

/** A page that was opened before an update may have no token. */
function tokenSignal(token: string | undefined): Signal {
  if (token) return { weight: THRESHOLD, reason: 'The form’s token was forged.' };
  return { weight: 6, reason: 'It was not sent from a form on this site.' };
}

const DAY = 24 * 60 * 60 * 1000; // ms
const LONG_ENOUGH = 40; // characters: shorter texts are alike by chance
const MAX_COUNTED = 100;

/** Returns the signals of a text whose words were sent before within a day. */
async function repetitionSignals(
  transaction: LeadDatabase,
  { table }: AnyInboxKind,
  text: string,
  now: Date,
): Promise<Signal[]> {
  if (wordsOf(text).length < LONG_ENOUGH) return [];
  const rows = await transaction
    .selectFrom(table)
    .select('created_at')
    .where('text_hash', '=', textHash(text))
    .where('created_at', '>', new Date(now.getTime() - DAY).toISOString())
    .limit(MAX_COUNTED)
    .execute();
  const earlier = rows.length;
  if (earlier < 2) return [];
  const times = `${earlier === MAX_COUNTED ? 'at least ' : ''}${earlier} times`;
  return [{ weight: earlier < 5 ? FREQUENT : THRESHOLD, reason: `The same text was sent ${times} within a day.` }];
}

const MANY = 20;

/** Returns the signals of a sender's messages within an hour. An office may well send more than 20. */
function senderSignals(count: number): Signal[] {
  if (count <= MANY) return [];
  return [{ weight: FREQUENT, reason: `${count} messages came from the same address within an hour.` }];
}
