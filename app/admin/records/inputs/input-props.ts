import type { InputWrapperProps } from '@mantine/core';
import type { ComponentType } from 'react';
import { languages } from '../../../../content/languages.ts';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { Field } from '../../../../content/model/field.ts';
import type { AnyRecord } from '../../../../content/model/record.ts';
import type { RecordFormState } from '../form/state/use-record-form.ts';
import type { Options } from '../records.ts';
import type { SourceDifference } from '../../../../server/content/translations/source-differences.ts';
import type { Value, Values } from '../../../../content/model/values.ts';

/** What inputs need of the form they belong to. */
export type InputForm = Pick<
  RecordFormState,
  | 'values'
  | 'errors'
  | 'clearErrors'
  | 'change'
  | 'addUpload'
  | 'source'
  | 'original'
  | 'savedDraft'
  | 'theirs'
  | 'isUnsaved'
  | 'mayPublish'
  | 'send'
>;

/** The words that those of some inputs translate. */
export interface SourceWords {
  values: Values;
  /** Where they stand in the record, by the ids of items, such as `sections.a1b2.`; empty for the record itself. */
  path: string;
  /** What has changed in the record since it was translated. */
  differences: readonly SourceDifference[];
}

/** The props of `FieldInput`. */
export interface FieldInputProps {
  type: ContentType;
  record: AnyRecord | null;
  name: string;
  /** Where the value that holds the field stands in the record, such as `sections.2`; empty for the record itself. */
  path?: string;
  field: Field;
  options: Options;
  form: InputForm;
}

export interface InputProps extends Pick<FieldInputProps, 'type' | 'record' | 'name' | 'field' | 'form'> {
  id: string;
  /** Where it stands in the record, such as `sections.2.title`. */
  path: string;
  value: Value;
  error: string | undefined;
  /** The records that a relation can point to. */
  options: Options[string];
  allOptions: Options;
  /** The input of a field inside this one; importing it would run in a circle. */
  FieldInput: ComponentType<FieldInputProps>;
  onChange: (value: Value) => void;
  /** Sets the alternative text of a newly chosen picture, unless somebody has edited it since. */
  onDescribe: (alt: string) => void;
}

/** Returns the props of the wrapper of an input that is no single form control. */
export function wrapperProps({ field, id, error }: Pick<InputProps, 'field' | 'id' | 'error'>) {
  return {
    label: field.label,
    labelElement: 'div' as const,
    labelProps: { id: `${id}-label` },
    withAsterisk: field.required,
    description: field.help,
    error,
    errorProps: { id: `${id}-error` },
  };
}

/** Returns the language and direction of what is typed: those of a translation, or those of the words. */
export function writtenIn({ language }: ContentType) {
  return language ? { lang: language, dir: languages[language].dir } : { dir: 'auto' };
}

/** Help stands below the input. */
export const inputWrapperOrder: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
];

/** Returns the props that most inputs share. */
export function commonProps({ field, id, name, error }: InputProps) {
  const { label, required, help } = field;
  return {
    id,
    name,
    label,
    description: help,
    withAsterisk: required,
    error,
    'aria-required': required,
    inputWrapperOrder,
  };
}
