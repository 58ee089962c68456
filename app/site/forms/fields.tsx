import { useSyncExternalStore } from 'react';
import { contactMessage } from '../../../content/inbox/contact-message.ts';
import { fits, helpAbout, type SentFile, sentenceAbout, typesOf } from '../../../content/inbox/inbox-field.ts';
import { meeting } from '../../../content/inbox/meeting.ts';
import { useWords } from '../layout/words.tsx';
import type { FormState } from './lead-form.tsx';
import type { Errors, Values } from './submission.ts';
import { VisitorTimeZone } from './visitor-time-zone.tsx';

/** The fields of the contact form. */
export function ContactFields(state: FormState) {
  const labels = useWords().forms.labels.contact_message;
  return (
    <>
      <Field
        label={labels.name}
        name="name"
        autoComplete="name"
        maxLength={contactMessage.fields.name.max}
        {...state}
      />
      <Field label={labels.email} name="email" type="email" autoComplete="email" {...state} />
      <Field
        label={labels.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={contactMessage.fields.phone.max}
        {...state}
      />
      <Field
        label={labels.description}
        name="description"
        rows={7}
        maxLength={contactMessage.fields.description.max}
        {...state}
      />
    </>
  );
}

/** The fields of the meeting form. */
export function MeetingFields(state: FormState) {
  const labels = useWords().forms.labels.meeting;
  return (
    <>
      <Field label={labels.name} name="name" autoComplete="name" maxLength={meeting.fields.name.max} {...state} />
      <Field label={labels.email} name="email" type="email" autoComplete="email" {...state} />
      <Field label={labels.starts_at} name="time" type="datetime-local" {...state} />
      <VisitorTimeZone errors={state.errors} />
      <Field label={labels.subject} name="subject" maxLength={meeting.fields.subject.max} {...state} />
    </>
  );
}

type FileFieldProps = Pick<FormState, 'errors' | 'prefix'> & {
  label: string;
  name: string;
  field: SentFile;
};

/**
 * A field for a file, which says what it takes. A browser sends it without scripts, and does not keep it when the page is loaded anew.
 * @public For forms of an agency: no built-in one has a file.
 */
export function FileField({ label, name, field, errors, prefix }: FileFieldProps) {
  const words = useWords().forms.file;
  const id = prefix + name;
  const [error] = errors[name] ?? [];
  return (
    <div className="min-w-0">
      <Label id={id} label={label} isOptional={!field.required} />
      <input
        id={id}
        name={name}
        type="file"
        accept={typesOf(field).join()}
        required={field.required}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
        className="field"
        onChange={({ currentTarget }) => {
          // Said before a file is sent that would be refused.
          const isFine = fits(field, currentTarget.files?.[0]?.size ?? 0);
          currentTarget.setCustomValidity(isFine ? '' : sentenceAbout('isTooLarge', { ...field, label }, words));
        }}
      />
      <p id={`${id}-help`} className="mt-2 text-sm text-muted">
        {helpAbout(field, words)}
      </p>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface FieldProps {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'tel' | 'datetime-local';
  /** Makes it a textarea. */
  rows?: number;
  autoComplete?: string;
  maxLength?: number | undefined;
  isOptional?: boolean;
  values: Values;
  errors: Errors;
  /** Makes ids unique where a page has several forms. */
  prefix?: string;
}

/** A field with its label, current value and error. */
export function Field({
  label,
  name,
  type = 'text',
  rows,
  isOptional,
  values,
  errors,
  prefix = '',
  ...rest
}: FieldProps) {
  const id = prefix + name;
  const [error] = errors[name] ?? [];
  const typed = useTyped(id);
  const attributes = {
    id,
    name,
    required: !isOptional,
    ...rest,
    defaultValue: values[name],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: 'field',
  };
  return (
    <div className="min-w-0">
      <Label id={id} label={label} isOptional={isOptional} />
      {rows ? (
        <textarea dir="auto" rows={rows} {...attributes} defaultValue={typed ?? values[name]} />
      ) : (
        <input dir="auto" type={type} {...attributes} />
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/**
 * Returns what a field holds while React takes it over, which would set a textarea back to what the server has sent: what was typed
 * until then would be lost.
 */
function useTyped(id: string): string | null {
  return useSyncExternalStore(subscribe, nothing, () =>
    typeof document === 'undefined' ? null : textIn(document.getElementById(id)),
  );
}

function textIn(field: HTMLElement | null): string | null {
  return field instanceof HTMLTextAreaElement ? field.value : null;
}

const subscribe = () => () => {};
const nothing = () => null;

function Label({ id, label, isOptional = false }: { id: string; label: string; isOptional?: boolean | undefined }) {
  return (
    <label htmlFor={id} className="mb-2 block text-sm font-semibold">
      {`${label} `}
      {!isOptional && <span className="text-accent">*</span>}
    </label>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-2 text-sm font-semibold text-accent">
        {error}
      </p>
    )
  );
}
