import type { Errors, Values } from './submission.ts';

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
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {`${label} `}
        {!isOptional && <span className="text-accent">*</span>}
      </label>
      {rows ? <textarea dir="auto" rows={rows} {...attributes} /> : <input dir="auto" type={type} {...attributes} />}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm font-semibold text-accent">
          {error}
        </p>
      )}
    </div>
  );
}
