import type { MouseEvent, Ref } from 'react';
import { checkFields, sendingFailed } from '../../../content/inbox/form.ts';
import type { Errors, SubmissionResult } from './submission.ts';

interface FormStatusProps {
  ref: Ref<HTMLDivElement>;
  result: SubmissionResult | undefined;
}

/**
 * Confirmation or error summary at the top of a form. It is focused, which scrolls it into view: by `autoFocus` in a
 * page from the server, by the form where scripts run.
 */
export function FormStatus({ ref, result }: FormStatusProps) {
  if (!result) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- Without scripts nothing else scrolls it into view.
    <div ref={ref} tabIndex={-1} autoFocus className="scroll-mb-[20svh] rounded-card">
      {result.status === 'stored' ? <Confirmation {...result} /> : <ErrorSummary {...result} />}
    </div>
  );
}

type ResultOf<Status> = Extract<SubmissionResult, { status: Status }>;

function Confirmation({ thanks, reference }: ResultOf<'stored'>) {
  return (
    <div className="rounded-card border-s-4 border-brand-edge bg-tint p-5">
      <output className="block font-semibold">{thanks}</output>
      <p aria-live="polite">
        Your reference is <strong className="whitespace-nowrap">{reference}</strong>.
      </p>
    </div>
  );
}

function ErrorSummary({ errors, message }: ResultOf<'refused'>) {
  const isInvalid = Object.keys(errors).length > 0;
  return (
    <div role="alert" className="rounded-card border border-s-4 border-accent p-5 font-semibold text-accent">
      <p>{isInvalid ? checkFields : message || sendingFailed}</p>
      {isInvalid && <ErrorList errors={errors} />}
    </div>
  );
}

function ErrorList({ errors }: { errors: Errors }) {
  return (
    <ul className="mt-2">
      {Object.entries(errors).map(([name, [error]]) => (
        <li key={name}>
          <a href={`#${name}`} onClick={focusField} className="inline-flex min-h-11 items-center underline">
            {error}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Prevents the navigation to `#field`, which would make the router render the page anew, without the errors. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
