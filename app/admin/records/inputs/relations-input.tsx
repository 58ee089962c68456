import { MultiSelect } from '@mantine/core';
import { commonProps, type InputProps } from './input-props.ts';

/** Several records of another type, in the order in which they are chosen. */
export function RelationsInput(props: InputProps) {
  const { field, value, options, onChange } = props;
  return (
    <MultiSelect
      {...commonProps(props)}
      withAsterisk={false}
      data={options}
      searchable
      nothingFoundMessage="No matches"
      {...(field.maxItems !== undefined && { maxValues: field.maxItems })}
      value={(Array.isArray(value) ? value : []).map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    />
  );
}
