import { Fieldset, Input, Stack } from '@mantine/core';
import type { Fields } from '../../../../content/model/field.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { InputProps } from './input-props.ts';
import { NestedFields } from './nested-fields.tsx';

/** Fields that belong together; an optional group is nothing while all of them are empty. */
export function GroupInput(props: InputProps) {
  const { field, id, value, path, error, onChange } = props;
  const values = (value === '' ? {} : value) as Values;
  const isRequired = field.required || isFilled(values);
  return (
    <Fieldset legend={field.label} id={id} tabIndex={-1}>
      <Stack>
        {error && <Input.Error>{error}</Input.Error>}
        <NestedFields
          {...props}
          fields={isRequired ? (field.fields ?? {}) : withoutRequired(field.fields ?? {})}
          values={values}
          path={path}
          onValues={(values) => onChange(field.required || isFilled(values) ? values : '')}
        />
      </Stack>
    </Fieldset>
  );
}

function isFilled(values: Values) {
  return Object.values(values).some((part) => part !== '' && part !== null);
}

function withoutRequired(fields: Fields): Fields {
  const optional = Object.entries(fields).map(([name, field]) => [name, { ...field, required: false }]);
  return Object.fromEntries(optional) as Fields;
}
