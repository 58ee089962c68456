import type { Crew } from '../../platform/crew.ts';
import type { Visit } from '../../platform/visit.ts';
import type { SentForm } from '../forms.ts';
import { isOwnHost } from '../own-host.ts';
import { readStamp } from '../stamp.ts';
import type { ContactMessage, LeadDatabase, LeadKind, Meeting } from '../tables.ts';
import { formSigns } from './form-signs.ts';
import { repetitionSigns } from './repetition-signs.ts';
import { createSenders } from './senders.ts';
import { ENOUGH, OFTEN, type Sign } from './sign.ts';
import { textSigns } from './text-signs.ts';

/** How a lead came. */
export interface Sending extends Visit {
  /** By which form of a page; programs send without. */
  form?: SentForm;
}

interface JudgeMeans {
  secret: string;
  publicUrl: string;
  /** Whether it counts how much comes from an address. */
  countsSenders: boolean;
  crew: Crew;
}

export type Judge = ReturnType<typeof createJudge>;

/** Gives what tells spam. */
export function createJudge({ secret, publicUrl, countsSenders, crew }: JudgeMeans) {
  const senders = createSenders(crew);

  /** Gives why a lead is taken for spam; null where it is not. To be asked before it is stored, where it is stored. */
  return async (
    transaction: LeadDatabase,
    kind: LeadKind,
    lead: ContactMessage | Meeting,
    sending: Sending,
    at: Date,
  ): Promise<string[] | null> => {
    const signs = [
      ...(sending.form ? formSigns(sending.form.fields, readStamp(secret, sending.form.fields['stamp']), at) : []),
      ...originSigns(sending),
      ...textSigns(lead),
      ...ofThisWay(sending, countsSenders ? senders.signs(sending.address, at) : []),
      ...ofThisWay(sending, await repetitionSigns(transaction, kind, lead, at)),
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
