import { Select } from '@mantine/core';
import { commonProps, type InputProps } from './input-props.ts';

export function RelationInput(props: InputProps) {
  const { field, value, options, onChange } = props;
  return (
    <Select
      {...commonProps(props)}
      placeholder={field.placeholder ?? `Select ${field.label}`}
      data={options}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No matches"
      value={value === '' ? null : String(value)}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
