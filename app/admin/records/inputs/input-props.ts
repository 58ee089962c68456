import type { ComponentType } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Field } from '../../../../content/model/field.ts';
import type { Options } from '../form/options.ts';
import type { Value, Values } from '../form/values.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';

/** The props of `FieldInput`. */
export interface FieldInputProps {
  type: ContentType;
  record: AnyRecord | null;
  name: string;
  /** Where the value that holds the field stands in the record, such as `sections.2`; empty for the record itself. */
  path?: string;
  field: Field;
  values: Values;
  errors: Record<string, string[]>;
  options: Options;
  onChange: (name: string, value: Value) => void;
  onUpload: InputProps['onUpload'];
}

export interface InputProps {
  type: ContentType;
  /** The saved record; null for a new one. */
  record: AnyRecord | null;
  /** The values of the whole form. */
  values: Values;
  field: Field;
  id: string;
  name: string;
  /** Where it stands in the record, such as `sections.2.title`. */
  path: string;
  value: Value;
  error: string | undefined;
  /** All errors, by path. */
  errors: Record<string, string[]>;
  /** The records that a relation can point to. */
  options: { value: string; label: string }[];
  allOptions: Options;
  /** The input of a field inside this one; importing it would run in a circle. */
  FieldInput: ComponentType<FieldInputProps>;
  onChange: (value: Value) => void;
  /** Reports an upload, for which a save waits; it resolves to whether it succeeded. */
  onUpload: (upload: Promise<boolean>) => void;
}

/** Returns the props that all inputs share. */
export function commonProps({ field, id, name, error }: InputProps) {
  return { id, name, label: field.label, withAsterisk: field.required, error, 'aria-required': field.required };
}
