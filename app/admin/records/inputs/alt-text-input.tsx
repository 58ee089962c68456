import { TextInput, type TextInputProps } from '@mantine/core';

export function AltTextInput(props: TextInputProps) {
  const description =
    'Describes the picture to people who cannot see it. Leave empty if the picture is purely decorative.';
  return <TextInput {...props} description={description} />;
}
