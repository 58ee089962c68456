import { TextInput } from '@mantine/core';

interface AltTextInputProps {
  /** Where there is no picture yet. Its room is there already, so that nothing moves when one arrives. */
  isDisabled: boolean;
  label: string;
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What a picture shows, in words. */
export function AltTextInput({ isDisabled, label, id, value, error, onChange }: AltTextInputProps) {
  return (
    <TextInput
      id={id}
      label={`Alternative text of ${label}`}
      description="What it shows, for those who cannot see it. Leave empty if the picture is purely decorative."
      disabled={isDisabled}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
