import { Fieldset, Stack } from '@mantine/core';
import type { Values } from '../form/values.ts';
import type { InputProps } from './input-props.ts';
import { NestedFields } from './nested-fields.tsx';

/** Fields that belong together; an optional group is nothing while all of them are empty. */
export function GroupInput(props: InputProps) {
  const { field, value, path, onChange } = props;
  return (
    <Fieldset legend={field.label}>
      <Stack>
        <NestedFields
          {...props}
          fields={field.fields ?? {}}
          values={(value === '' ? {} : value) as Values}
          path={path}
          onValues={(values) =>
            onChange(field.required || Object.values(values).some((part) => part !== '') ? values : '')
          }
        />
      </Stack>
    </Fieldset>
  );
}
