import type { Action } from '../../audit/tables.ts';
import type { LetterKind, Standing } from '../tables.ts';

/** Something that changes how it stands with a meeting. */
export interface Step {
  from: readonly Standing[];
  to: Standing;
  letters: readonly LetterKind[];
  action: Action;
}

/** What can be done about a meeting. */
export const steps = {
  confirm: { from: ['asked', 'declined'], to: 'confirmed', letters: ['meeting confirmed'], action: 'confirmed' },
  decline: { from: ['asked'], to: 'declined', letters: ['meeting declined'], action: 'declined' },
  reschedule: {
    from: ['asked', 'confirmed', 'declined', 'cancelled'],
    to: 'confirmed',
    letters: ['meeting moved'],
    action: 'rescheduled',
  },
  cancel: { from: ['confirmed'], to: 'cancelled', letters: ['meeting cancelled'], action: 'cancelled' },
  cancelByVisitor: {
    from: ['confirmed'],
    to: 'cancelled',
    letters: ['cancellation notice', 'meeting cancelled'],
    action: 'cancelled',
  },
} satisfies Record<string, Step>;

/** Gives the sentence that says why a step cannot be taken as a meeting stands; null where it can. */
export function whyNot({ from, action }: Step, { standing }: { standing: Standing }): string | null {
  if (from.includes(standing)) return null;
  if (standing === action) return `This meeting is ${standing} already.`;
  return `This meeting is ${standing === 'asked' ? 'not confirmed' : standing}: it cannot be ${action}.`;
}
