import { honeypotField } from '../../../content/lead-form.ts';
import type { Stamped } from '../intake/form-token.ts';
import { ENOUGH, type Sign } from './signal.ts';

const SHORTEST = 2; // s
const LONGEST = 24 * 60 * 60; // s

/** Takes the fields of a form and what its stamp says, null where it is none of ours; gives what they tell. */
export function formSignals(fields: Record<string, unknown>, stamped: Stamped | null, at: Date): Sign[] {
  const trap = fields[honeypotField] ? [{ weight: ENOUGH, reason: 'A field that nobody sees was filled in.' }] : [];
  return [...trap, ...(stamped ? ageSigns((at.getTime() - stamped.at) / 1000) : [strangeSign(fields['stamp'])])];
}

function ageSigns(seconds: number): Sign[] {
  if (seconds < SHORTEST) return [{ weight: ENOUGH, reason: 'The form was filled in faster than anyone can type.' }];
  if (seconds > LONGEST) return [{ weight: 6, reason: 'The form had been made more than a day before.' }];
  return [];
}

/** A page that somebody opened before an update may have no stamp yet. */
function strangeSign(stamp: unknown): Sign {
  if (stamp) return { weight: ENOUGH, reason: 'The stamp of the form was forged.' };
  return { weight: 6, reason: 'It came from no form that this site made.' };
}
