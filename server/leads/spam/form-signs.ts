import { trapField } from '../../../content/lead-form.ts';
import { stampedAt } from '../stamp.ts';
import { ENOUGH, type Sign } from './sign.ts';

const SHORTEST = 2; // s
const LONGEST = 24 * 60 * 60; // s

/** Gives what the unseen fields of a form tell. */
export function formSigns(fields: Record<string, unknown>, secret: string, at: Date): Sign[] {
  const signs: Sign[] = fields[trapField]
    ? [{ weight: ENOUGH, reason: 'A field that nobody sees was filled in.' }]
    : [];
  const stamp = fields['stamp'];
  if (typeof stamp !== 'string' || stamp === '')
    return [...signs, { weight: 6, reason: 'It came from no form that this site made.' }];
  const made = stampedAt(secret, stamp);
  if (!made) return [...signs, { weight: ENOUGH, reason: 'The stamp of the form was forged.' }];
  const seconds = (at.getTime() - made.getTime()) / 1000;
  if (seconds < SHORTEST) signs.push({ weight: ENOUGH, reason: 'The form was filled in faster than anyone can type.' });
  if (seconds > LONGEST) signs.push({ weight: 6, reason: 'The form had been made more than a day before.' });
  return signs;
}
