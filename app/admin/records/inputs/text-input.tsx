import { TextInput as MantineTextInput } from '@mantine/core';
import type { FieldKind } from '../../../../content/model/field.ts';
import { commonProps, type InputProps } from './input-props.ts';

const types: Partial<Record<FieldKind, 'url' | 'email'>> = { link: 'url', email: 'email' };

export function TextInput(props: InputProps) {
  const { field, value, onChange } = props;
  const text = String(value);
  return (
    <MantineTextInput
      {...commonProps(props)}
      type={types[field.kind] ?? 'text'}
      value={text}
      description={descriptionOf(field.max, text)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Returns the length and its limit once a text uses 80 percent of it. */
export function descriptionOf(max: number | undefined, text: string): string | undefined {
  if (max === undefined || text.length < max * 0.8) return undefined;
  return `${text.length} of at most ${max} characters`;
}
