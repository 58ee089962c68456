import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

export function PasswordInput(props: PasswordInputProps) {
  return (
    <MantinePasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      // Mantine sets this on its other inputs only.
      {...(props.error && { 'aria-invalid': true })}
      {...props}
    />
  );
}
