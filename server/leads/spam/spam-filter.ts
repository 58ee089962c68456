import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { senderOf } from '../../platform/http/sender.ts';
import type { Visit } from '../../platform/http/visit.ts';
import type { Sending } from '../intake/intake.ts';
import { type SubmittedItem, writtenText } from '../intake/item-schema.ts';
import type { MessageLimits } from '../intake/message-limits.ts';
import type { LeadDatabase } from '../tables.ts';
import { formSignals } from './form-signals.ts';
import { isOwnHost } from './own-host.ts';
import { repetitionSignals } from './repetition-signals.ts';
import { senderSignals } from './sender-signals.ts';
import { FREQUENT, type Signal, THRESHOLD } from './signal.ts';
import { textSignals } from './text-signals.ts';

interface SpamFilterDependencies {
  publicUrl: string;
  messageLimits: MessageLimits;
}

export type SpamFilter = ReturnType<typeof createSpamFilter>;

export function createSpamFilter({ publicUrl, messageLimits }: SpamFilterDependencies) {
  /** Returns why an item is spam, or null. Runs before the item is stored, in the same transaction. */
  return async (
    transaction: LeadDatabase,
    kind: AnyInboxKind,
    item: SubmittedItem,
    { visit, form }: Sending,
    at: Date,
  ): Promise<string[] | null> => {
    const text = writtenText(kind, item);
    const others = Object.keys(kind.fields).filter((name) => name !== kind.text && name !== 'email');
    const repetition = await repetitionSignals(transaction, kind, text, at);
    const signals = [
      ...(form ? formSignals(form, visit, at) : []),
      ...originSignals(visit),
      ...textSignals(text, others.map((name) => item[name]).join(' ')),
      ...senderSignals(messageLimits.countOf(senderOf(visit.address), at)),
      ...(form ? repetition : repetition.map(ofProgram)),
    ];
    const weight = signals.reduce((sum, signal) => sum + signal.weight, 0);
    return weight < THRESHOLD ? null : signals.map(({ reason }) => reason);
  };

  function originSignals(visit: Visit): Signal[] {
    const { origin } = visit;
    if (!origin || !URL.canParse(origin) || isOwnHost(new URL(origin).host, visit, publicUrl)) return [];
    return [{ weight: 2, reason: 'It was sent from a page on another site.' }];
  }
}

/** A program may pass on what many people write: repetition alone is never enough. */
function ofProgram(signal: Signal): Signal {
  return { ...signal, weight: Math.min(signal.weight, FREQUENT) };
}
