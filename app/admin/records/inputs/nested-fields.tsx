import { useEffect, useRef } from 'react';
import { Fieldset, Input, Stack } from '@mantine/core';
import { allOptional, type Fields } from '../../../../content/model/field.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { InputProps, SourceWords } from './input-props.ts';

interface NestedFieldsProps extends Pick<InputProps, 'type' | 'record' | 'form' | 'allOptions' | 'FieldInput'> {
  fields: Fields;
  values: Values;
  /** Where they stand in the record, such as `sections.2`. */
  path: string;
  /** What they translate. */
  source?: SourceWords | null;
  onValues: (values: Values) => void;
}

/** The inputs of the fields inside a nested value. */
export function NestedFields(props: NestedFieldsProps) {
  const { fields, values, path, source = null, onValues, FieldInput, type, record, allOptions } = props;
  // Two changes may come before the next render: an upload, and what was typed meanwhile.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  function change(name: string, value: Values[string]) {
    latest.current = { ...latest.current, [name]: value };
    onValues(latest.current);
  }

  const form = { ...props.form, values, change, source };
  return Object.entries(fields).map(([name, field]) => (
    <FieldInput key={name} {...{ type, record, name, path, field, form }} options={allOptions} />
  ));
}

/** Fields that belong together; an optional group is nothing while all of them are empty. */
export function GroupInput(props: InputProps) {
  const { field, id, name, value, path, form, error, onChange } = props;
  const values = (value === '' ? {} : value) as Values;
  const isRequired = field.required || isFilled(values);
  return (
    <Fieldset legend={field.label} id={id} tabIndex={-1}>
      <Stack>
        {error && <Input.Error>{error}</Input.Error>}
        <NestedFields
          {...props}
          fields={isRequired ? (field.fields ?? {}) : allOptional(field.fields ?? {})}
          values={values}
          path={path}
          source={form.source && insideOf(form.source, name)}
          onValues={(values) => onChange(field.required || isFilled(values) ? values : '')}
        />
      </Stack>
    </Fieldset>
  );
}

function insideOf({ values, path, differences }: SourceWords, name: string): SourceWords {
  return { values: (values[name] ?? {}) as Values, path: `${path}${name}.`, differences };
}

function isFilled(values: Values) {
  return Object.values(values).some((part) => part !== '' && part !== null);
}
