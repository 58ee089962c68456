import { TextInput as MantineTextInput } from '@mantine/core';
import { commonProps, type InputProps } from './input-props.ts';

/** One line of text. */
export function TextInput(props: InputProps) {
  return <Line {...props} as="text" />;
}

/** An address on the web. */
export function LinkInput(props: InputProps) {
  return <Line {...props} as="url" />;
}

/** An email address. */
export function EmailInput(props: InputProps) {
  return <Line {...props} as="email" />;
}

function Line({ as, ...props }: InputProps & { as: 'text' | 'url' | 'email' }) {
  const { field, value, onChange } = props;
  const text = String(value);
  return (
    <MantineTextInput
      {...commonProps(props)}
      type={as}
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
