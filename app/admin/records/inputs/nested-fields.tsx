import { useEffect, useRef } from 'react';
import type { Fields } from '../../../../content/model/field.ts';
import type { Values } from '../form/values.ts';
import type { InputProps } from './input-props.ts';

interface NestedFieldsProps extends InputProps {
  fields: Fields;
  values: Values;
  /** Where they stand in the record, such as `sections.2`. */
  path: string;
  onValues: (values: Values) => void;
}

/** The inputs of the fields inside a nested value. */
export function NestedFields({ fields, values, path, onValues, FieldInput, ...rest }: NestedFieldsProps) {
  // Two changes may come before the next render: an upload, and what was typed meanwhile.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  return Object.entries(fields).map(([name, field]) => (
    <FieldInput
      key={name}
      type={rest.type}
      record={null}
      name={name}
      path={path}
      field={field}
      values={values}
      errors={rest.errors}
      options={rest.allOptions}
      onUpload={rest.onUpload}
      onChange={(name, value) => {
        latest.current = { ...latest.current, [name]: value };
        onValues(latest.current);
      }}
    />
  ));
}
