import { Select } from '@mantine/core';
import { frameOf, type InputProps } from './input-props.ts';

/** One of a few values. */
export function ChoiceInput(props: InputProps) {
  const { field, value, onChange } = props;
  const options = (field.options ?? []).map((option) => ({ value: String(option.value), label: option.label }));
  return (
    <Select
      {...frameOf(props)}
      placeholder={field.placeholder ?? `Select ${field.label}`}
      data={options}
      allowDeselect={false}
      value={value === '' ? null : String(value)}
      onChange={(chosen) => onChange(field.options?.find((option) => String(option.value) === chosen)?.value ?? '')}
    />
  );
}
