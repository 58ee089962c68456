import { Textarea, TextInput as MantineTextInput } from '@mantine/core';
import type { Field, FieldKind } from '../../../../content/model/field.ts';
import { commonProps, type InputProps } from './input-props.ts';

const types: Partial<Record<FieldKind, 'url' | 'email'>> = { link: 'url', email: 'email' };

export function TextInput(props: InputProps) {
  return <MantineTextInput {...textProps(props)} type={types[props.field.kind] ?? 'text'} />;
}

export function LongTextInput(props: InputProps) {
  return <Textarea {...textProps(props)} autosize minRows={3} maxRows={12} />;
}

function textProps(props: InputProps) {
  const value = String(props.value);
  return {
    ...commonProps(props),
    value,
    dir: 'auto',
    description: descriptionOf(value, props.field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => props.onChange(currentTarget.value),
  };
}

function descriptionOf(text: string, { help, max, shown: usualLength }: Field) {
  const length =
    lengthOf(text, max) ?? (usualLength && text && `${text.length} of about ${usualLength} characters that are shown`);
  if (!length) return help;
  return (
    <>
      {help} <span data-over={text.length > (max ?? Infinity) || undefined}>{length}</span>
    </>
  );
}

/** Returns the length and its limit once a text uses 80 percent of it. */
function lengthOf(text: string, max = Infinity) {
  return text.length < max * 0.8 ? undefined : `${text.length} of at most ${max} characters`;
}
