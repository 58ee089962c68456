import { ColorInput as MantineColorInput } from '@mantine/core';
import { commonProps, type InputProps } from './input-props.ts';

export function ColorInput(props: InputProps) {
  return (
    <MantineColorInput
      {...commonProps(props)}
      placeholder="#3530c4"
      format="hex"
      value={String(props.value)}
      onChange={(color) => props.onChange(color)}
    />
  );
}
