import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';

/** A password, which can be looked at while it is typed. */
export function PasswordInput(props: PasswordInputProps) {
  return (
    <MantinePasswordInput
      visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed' }}
      // Mantine says so of its other inputs only.
      {...(props.error && { 'aria-invalid': true })}
      {...props}
    />
  );
}
