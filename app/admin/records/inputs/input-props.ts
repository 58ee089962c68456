import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Field } from '../../../../content/model/field.ts';
import type { Value, Values } from '../form/values.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';

export interface InputProps {
  type: ContentType;
  /** The saved record; null for a new one. */
  record: AnyRecord | null;
  /** The values of the whole form. */
  values: Values;
  field: Field;
  id: string;
  name: string;
  value: Value;
  error: string | undefined;
  /** The records that a relation can point to. */
  options: { value: string; label: string }[];
  onChange: (value: Value) => void;
  /** Reports an upload, for which a save waits; it resolves to whether it succeeded. */
  onUpload: (upload: Promise<boolean>) => void;
}

/** Returns the props that all inputs share. */
export function commonProps({ field, id, name, error }: InputProps) {
  return { id, name, label: field.label, withAsterisk: field.required, error, 'aria-required': field.required };
}
