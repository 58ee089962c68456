import { TextInput } from '@mantine/core';

interface AltTextInputProps {
  label: string;
  id: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What a picture shows, in words. */
export function AltTextInput({ label, id, value, error, onChange }: AltTextInputProps) {
  return (
    <TextInput
      id={id}
      label={`Alternative text of ${label}`}
      description="What it shows, for those who cannot see it. Empty where it only decorates."
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
