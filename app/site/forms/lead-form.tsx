import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { sendingFailed } from '../../../content/lead-messages.ts';
import { carriedFields } from '../../../content/lead-form.ts';
import type { Errors, Sent, Values } from './form.ts';
import { FormOutcome } from './form-outcome.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { Honeypot } from './honeypot.tsx';

interface LeadFormProps {
  label: string;
  thanks: string;
  /** What the form was made with. */
  issued: Values;
  outcome: Sent | undefined;
  /** The fields, given what was typed and what is wrong with it. */
  children: (refusal: { values: Values; errors: Errors }) => ReactNode;
}

/** A form of the public site. It is emptied once what it sent is stored, and never before. */
export function LeadForm({ label, thanks, issued, outcome, children }: LeadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const seen = useRef(outcome);
  const isBusy = useNavigation().state === 'submitting';
  // What came with the page is announced by the page, and the next message may be begun already.
  useEffect(() => {
    if (!outcome || outcome === seen.current) return;
    seen.current = outcome;
    if (outcome.state === 'stored') form.current?.reset();
    shown.current?.focus();
  }, [outcome]);
  const values = outcome?.values ?? issued;
  const errors = outcome?.state === 'refused' ? outcome.errors : {};
  return (
    <Form
      ref={form}
      method="post"
      className="grid min-w-0 gap-6 rounded-panel border border-line bg-surface p-[clamp(1.25rem,4vw,3rem)]"
      aria-label={label}
    >
      <FormOutcome ref={shown} outcome={outcome} thanks={thanks} failure={sendingFailed} />
      {carriedFields.map((name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}
      {children({ values, errors })}
      <Honeypot />
      <button type="submit" className="button justify-self-start max-sm:w-full" disabled={isBusy}>
        {isBusy ? 'Sending...' : 'Submit'}
      </button>
      <PrivacyNotice />
    </Form>
  );
}
