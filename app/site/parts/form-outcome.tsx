import { sendingFailed } from '../../../content/lead-messages.ts';
import type { Sent } from './form.ts';

/** What became of a form, at its top: thanks once it is stored, else what to do. */
export function FormOutcome({ outcome, thanks }: { outcome: Sent | undefined; thanks: string }) {
  if (!outcome) return null;
  if (outcome.state === 'stored') {
    return <output className="block rounded-card bg-tint p-5 font-semibold">{thanks}</output>;
  }
  const isInvalid = Object.keys(outcome.errors).length > 0;
  return (
    <p role="alert" className="rounded-card border border-accent p-5 font-semibold text-accent">
      {isInvalid ? 'Please look at the marked fields. What you typed is still here.' : sendingFailed}
    </p>
  );
}
