import { senderOf } from '../../platform/http/sender.ts';
import type { Visit } from '../../platform/http/visit.ts';
import type { SentForm } from '../intake/forms.ts';
import type { MessageLimits } from '../intake/message-limits.ts';
import { isOwnHost } from './own-host.ts';
import { readFormToken } from '../intake/form-token.ts';
import type { ContactMessage, LeadDatabase, LeadKind, Meeting } from '../tables.ts';
import { formSignals } from './form-signals.ts';
import { repetitionSignals } from './repetition-signals.ts';
import { senderSignals } from './sender-signals.ts';
import { ENOUGH, OFTEN, type Sign } from './signal.ts';
import { textSignals } from './text-signals.ts';

/** How a lead came. */
export interface Sending extends Visit {
  /** By which form of a page; programs send without. */
  form?: SentForm;
}

interface JudgeMeans {
  secret: string;
  publicUrl: string;
  messageLimits: MessageLimits;
}

export type SpamFilter = ReturnType<typeof createSpamFilter>;

/** Gives what tells spam. */
export function createSpamFilter({ secret, publicUrl, messageLimits }: JudgeMeans) {
  /** Gives why a lead is taken for spam; null where it is not. To be asked before it is stored, where it is stored. */
  return async (
    transaction: LeadDatabase,
    kind: LeadKind,
    lead: ContactMessage | Meeting,
    sending: Sending,
    at: Date,
  ): Promise<string[] | null> => {
    const signs = [
      ...(sending.form
        ? formSignals(sending.form.fields, readFormToken(secret, sending.form.fields['stamp']), at)
        : []),
      ...originSigns(sending),
      ...textSignals(lead),
      ...senderSignals(messageLimits.countOf(senderOf(sending.address), at)),
      ...ofThisWay(sending, await repetitionSignals(transaction, kind, lead, at)),
    ];
    const weight = signs.reduce((sum, sign) => sum + sign.weight, 0);
    return weight < ENOUGH ? null : signs.map(({ reason }) => reason);
  };

  /** A program may well pass on what many people write: from it, a lot alone is never too much. */
  function ofThisWay({ form }: Sending, signs: Sign[]): Sign[] {
    return form ? signs : signs.map((sign) => ({ ...sign, weight: Math.min(sign.weight, OFTEN) }));
  }

  function originSigns(sending: Sending): Sign[] {
    const { origin } = sending;
    if (!origin || !URL.canParse(origin) || isOwnHost(new URL(origin).host, sending, publicUrl)) return [];
    return [{ weight: 2, reason: 'It was sent by a page of another site.' }];
  }
}
