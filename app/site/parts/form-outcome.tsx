import type { Sent } from './form.ts';

interface FormOutcomeProps {
  outcome: Sent | undefined;
  thanks: string;
  /** Said when what was sent could not be stored though nothing is wrong with it. */
  failure: string;
}

/** What became of a form, at its top: thanks once it is stored, else what to do. */
export function FormOutcome({ outcome, thanks, failure }: FormOutcomeProps) {
  if (!outcome) return null;
  if (outcome.state === 'stored') {
    return (
      <div className="rounded-card border-l-4 border-brand bg-tint p-5">
        <output className="block font-semibold">{thanks}</output>
        <p aria-live="polite">
          Your reference is <strong>{outcome.reference}</strong>.
        </p>
      </div>
    );
  }
  const isInvalid = Object.keys(outcome.errors).length > 0;
  return (
    <p role="alert" className="rounded-card border border-l-4 border-accent p-5 font-semibold text-accent">
      {isInvalid ? 'Please look at the marked fields. What you typed is still here.' : outcome.sentence || failure}
    </p>
  );
}
