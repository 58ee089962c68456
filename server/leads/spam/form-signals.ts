import { honeypotField } from '../../../content/inbox/form.ts';
import type { Visit } from '../../platform/http/visit.ts';
import type { SubmittedForm } from '../intake/forms.ts';
import { type Signal, THRESHOLD } from './signal.ts';

const MIN_DURATION = 2; // s
const MAX_DURATION = 24 * 60 * 60; // s

/** Returns the signals of a form: its honeypot, its token, the time it took to fill in, and what it was sent by. */
export function formSignals({ fields, token }: SubmittedForm, { origin }: Visit, at: Date): Signal[] {
  const honeypot = fields[honeypotField] ? [{ weight: THRESHOLD, reason: 'A hidden field was filled in.' }] : [];
  // Every browser names the origin of a form, if only as “null”.
  const script = origin ? [] : [{ weight: 4, reason: 'It was not sent by a browser.' }];
  return [
    ...honeypot,
    ...script,
    ...(token ? ageSignals((at.getTime() - token.at) / 1000) : [tokenSignal(fields['form_token'])]),
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
