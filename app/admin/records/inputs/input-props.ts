import type { InputWrapperProps } from '@mantine/core';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Field } from '../../../../content/model/field.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { Value, Values } from '../form/values.ts';

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

/** Returns the props of the wrapper of an input that is no single form control. */
export function wrapperProps({ field, id, error }: Pick<InputProps, 'field' | 'id' | 'error'>) {
  return {
    label: field.label,
    labelElement: 'div' as const,
    labelProps: { id: `${id}-label` },
    withAsterisk: field.required,
    error,
    errorProps: { id: `${id}-error` },
  };
}

const inputWrapperOrder: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
];

/** Returns the props that most inputs share. */
export function commonProps({ field, id, name, error }: InputProps) {
  const { label, required } = field;
  return { id, name, label, withAsterisk: required, error, 'aria-required': required, inputWrapperOrder };
}
