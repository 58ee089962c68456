import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Field } from '../../../../content/model/field.ts';
import type { Value, Values } from '../form/values.ts';
import type { AnyRecord } from '../records.ts';

/** What every input is given. */
export interface InputProps {
  type: ContentType;
  /** The record as it was saved; null for a new one. */
  record: AnyRecord | null;
  /** What stands in the whole form. */
  values: Values;
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
