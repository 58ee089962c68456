import { Checkbox } from '@mantine/core';
import type { InputProps } from './input-props.ts';

export default function BooleanInput({ field, id, name, value, error, onChange }: InputProps) {
  return (
    <Checkbox
      id={id}
      name={name}
      label={field.label}
      error={error}
      checked={value === true}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
