import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Errors, SubmissionResult, Values } from './submission.ts';
import { counted } from '../../../content/words/words.ts';
import { useSite } from '../layout/site-data.ts';
import { SiteLink } from '../layout/site-link.tsx';
import { Filled, useWords } from '../layout/words.tsx';
import { fileFields, type InboxKind } from '../../../content/inbox/inbox-kind.ts';
import { hiddenFields, honeypotField } from '../../../content/forms.ts';

export interface FormState {
  values: Values;
  errors: Errors;
  prefix: string;
}

interface LeadFormProps {
  kind: InboxKind;
  label: string;
  initialValues: Values;
  result?: SubmissionResult | undefined;
  /** What its button says; by default what all say. */
  submit?: string;
  /** Where it is sent, without the language; by default to its own page. */
  action?: string;
  /** Where it is sent if that may be a page in another language: the whole path. */
  sentTo?: string;
  /** Makes ids unique where a page has several forms. */
  prefix?: string;
  children: (state: FormState) => ReactNode;
}

/** A form of the public site. It is cleared only once its message is stored. */
export function LeadForm({
  kind,
  label,
  initialValues,
  result,
  submit,
  action,
  sentTo,
  prefix = '',
  children,
}: LeadFormProps) {
  const { preview, words } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const announced = useRef(result);
  const isBusy = useNavigation().state === 'submitting';
  // A result that the server rendered has focused itself, and the visitor may be typing again by now.
  useEffect(() => {
    if (!result || result === announced.current) return;
    announced.current = result;
    if (result.status === 'stored') form.current?.reset();
    status.current?.focus();
  }, [result]);
  const values = result?.values ?? initialValues;
  const errors =
    result?.status === 'refused' ? { ...chosenAgain(result.lost, words.forms.file.chooseAgain), ...result.errors } : {};
  // A form of the router leads to pages of its language alone.
  const Element = sentTo ? 'form' : Form;
  const target = sentTo ?? action;
  return (
    <Element
      ref={form}
      method="post"
      {...(fileFields(kind).size > 0 && { encType: 'multipart/form-data' })}
      // A preview shows it, but does not send it.
      inert={preview !== null}
      {...(target && { action: target })}
      className="lead-form"
      aria-label={label}
      data-sent={result ? '' : undefined}
    >
      <FormStatus ref={status} result={result} />
      {hiddenFields.map((name) => values[name] && <input key={name} type="hidden" name={name} value={values[name]} />)}
      {children({ values, errors, prefix })}
      <Honeypot prefix={prefix} />
      <button type="submit" className="button justify-self-start max-sm:w-full" disabled={isBusy}>
        {isBusy ? words.forms.sending : (submit ?? words.forms.submit)}
      </button>
      <PrivacyNotice />
    </Element>
  );
}

/** Returns what is said beside files that a page which was loaded anew no longer has. */
function chosenAgain(lost: readonly string[] = [], sentence: string): Errors {
  return Object.fromEntries(lost.map((name) => [name, [sentence]]));
}

interface FormStatusProps {
  ref: Ref<HTMLDivElement>;
  result: SubmissionResult | undefined;
}

/**
 * Confirmation or error summary at the top of a form. It is focused, which scrolls it into view: by `autoFocus` in a
 * page from the server, by the form where scripts run.
 */
function FormStatus({ ref, result }: FormStatusProps) {
  if (!result || result.status === 'unsent') return null;
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
        <Filled
          text={useWords().forms.reference}
          values={{ reference: <strong className="whitespace-nowrap">{reference}</strong> }}
        />
      </p>
    </div>
  );
}

function ErrorSummary({ errors, message }: ResultOf<'refused'>) {
  const { checkFields, sendingFailed } = useWords().forms;
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

/** Bots fill it in. It is hidden from sight, screen readers and the tab order. */
function Honeypot({ prefix }: { prefix: string }) {
  const id = prefix + honeypotField;
  return (
    <p className="unseen">
      <label htmlFor={id}>{useWords().forms.leaveEmpty}</label>
      <input id={id} name={honeypotField} tabIndex={-1} autoComplete="off" />
    </p>
  );
}

/** What is stored of a message and for how long, and what the agency says about it. */
function PrivacyNotice() {
  const { setting, retentionDays, language, words } = useSite();
  return (
    <div className="grid max-w-text gap-2 text-sm text-muted">
      {setting.privacy_notice && (
        <p dir="auto" className="wrap-anywhere">
          {setting.privacy_notice}
        </p>
      )}
      <p>{counted(language, words.forms.stored, retentionDays)}</p>
      {setting.privacy_link && (
        <p>
          <SiteLink to={setting.privacy_link} className="link inline-flex min-h-11 items-center">
            {words.layout.privacy}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
