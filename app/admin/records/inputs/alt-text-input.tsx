import { TextInput } from '@mantine/core';

interface AltTextInputProps {
  /** While there is no picture. The input is there already, so that an upload does not shift the layout. */
  isDisabled: boolean;
  label: string;
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

export function AltTextInput({ isDisabled, label, id, value, error, onChange }: AltTextInputProps) {
  return (
    <TextInput
      id={id}
      label={`Alternative text of ${label}`}
      description="Describes the picture to people who cannot see it. Leave empty if the picture is purely decorative."
      disabled={isDisabled}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
