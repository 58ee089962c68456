import { Textarea } from '@mantine/core';
import { commonProps, type InputProps } from './input-props.ts';
import { descriptionOf } from './text-input.tsx';

export function LongTextInput(props: InputProps) {
  const text = String(props.value);
  return (
    <Textarea
      {...commonProps(props)}
      autosize
      minRows={3}
      maxRows={12}
      value={text}
      description={descriptionOf(props.field.max, text)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
    />
  );
}
