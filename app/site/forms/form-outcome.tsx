import type { MouseEvent, Ref } from 'react';
import type { Errors, Sent } from './form.ts';

interface FormOutcomeProps {
  ref: Ref<HTMLDivElement>;
  outcome: Sent | undefined;
  thanks: string;
  /** Said when what was sent could not be stored though nothing is wrong with it. */
  failure: string;
}

/**
 * What became of a form, at its top: thanks once it is stored, else what to do. It takes the focus, and so comes into
 * view: by itself in a page that the server sent, by the form where script runs.
 */
export function FormOutcome({ ref, outcome, ...words }: FormOutcomeProps) {
  if (!outcome) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without script nothing else brings it into view.
    <div ref={ref} tabIndex={-1} autoFocus className="scroll-mb-[20svh] rounded-card">
      {outcome.state === 'stored' ? <Thanks {...outcome} {...words} /> : <Refusal {...outcome} {...words} />}
    </div>
  );
}

type Words = Pick<FormOutcomeProps, 'thanks' | 'failure'>;
type Refused = Extract<Sent, { state: 'refused' }>;

function Thanks({ thanks, reference }: Words & { reference: string }) {
  return (
    <div className="rounded-card border-s-4 border-brand bg-tint p-5">
      <output className="block font-semibold">{thanks}</output>
      <p aria-live="polite">
        Your reference is <strong className="whitespace-nowrap">{reference}</strong>.
      </p>
    </div>
  );
}

function Refusal({ failure, errors, sentence }: Words & Refused) {
  const isInvalid = Object.keys(errors).length > 0;
  return (
    <div role="alert" className="rounded-card border border-s-4 border-accent p-5 font-semibold text-accent">
      <p>{isInvalid ? 'Please look at the marked fields. What you typed is still here.' : sentence || failure}</p>
      {isInvalid && <WhatIsWrong errors={errors} />}
    </div>
  );
}

/** Each sentence leads to its field. */
function WhatIsWrong({ errors }: { errors: Errors }) {
  return (
    <ul className="mt-2">
      {Object.entries(errors).map(([name, [sentence]]) => (
        <li key={name}>
          <a href={`#${name}`} onClick={goToField} className="inline-flex min-h-11 items-center underline">
            {sentence}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The router takes a change of the fragment for another page, which has no errors. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
