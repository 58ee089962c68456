import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field } from '../../../content/model/field.ts';
import type { Value } from '../form/values.ts';

/** What every input is given. */
export interface InputProps {
  type: ContentType;
  field: Field;
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  /** Of a relation: the records to choose from. */
  options: { value: string; label: string }[];
  onChange: (value: Value) => void;
  /** Tells of an upload, and whether it arrived when it has ended: a save waits for it. */
  onUpload: (arrival: Promise<boolean>) => void;
}

/** What label, asterisk and sentence an input shows. */
export function frameOf({ field, id, name, error }: InputProps) {
  return { id, name, label: field.label, withAsterisk: field.required, error, 'aria-required': field.required };
}
