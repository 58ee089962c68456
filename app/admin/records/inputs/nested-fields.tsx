import { useEffect, useRef } from 'react';
import type { Fields } from '../../../../content/model/field.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { InputProps } from './input-props.ts';

interface NestedFieldsProps extends Pick<
  InputProps,
  'type' | 'record' | 'errors' | 'clearErrors' | 'allOptions' | 'onUpload' | 'FieldInput'
> {
  fields: Fields;
  values: Values;
  /** Where they stand in the record, such as `sections.2`. */
  path: string;
  onValues: (values: Values) => void;
}

/** The inputs of the fields inside a nested value. */
export function NestedFields(props: NestedFieldsProps) {
  const { fields, values, path, onValues, FieldInput, type, record, errors, clearErrors, allOptions, onUpload } = props;
  // Two changes may come before the next render: an upload, and what was typed meanwhile.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  function change(name: string, value: Values[string]) {
    latest.current = { ...latest.current, [name]: value };
    onValues(latest.current);
  }

  const form = { values, errors, clearErrors, change, addUpload: onUpload };
  return Object.entries(fields).map(([name, field]) => (
    <FieldInput key={name} {...{ type, record, name, path, field, form }} options={allOptions} />
  ));
}
