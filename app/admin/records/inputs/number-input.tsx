import { TextInput } from '@mantine/core';
import { commonProps, type InputProps } from './input-props.ts';

/** A whole number. */
export default function WholeNumberInput(props: InputProps) {
  const { min, max, step, help } = props.field;
  return (
    <TextInput
      {...commonProps(props)}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      step={step}
      description={help}
      value={String(props.value)}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
