import { Text } from '@mantine/core';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { focusHeading } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';

/** The button that takes two-step sign-in away from somebody who has lost it. */
export function ResetTwoStep({ of: { id, name } }: { of: { id: number; name: string } }) {
  const act = useAction();
  return (
    <ConfirmedButton
      variant="subtle"
      size="compact-sm"
      label="Reset two-step sign-in"
      aria-label={`Reset two-step sign-in of ${name}`}
      question={`Reset two-step sign-in of ${name}?`}
      action="Reset"
      isLasting
      onConfirm={() => act('POST', `/users/${id}/reset-factors`)}
      onClosed={focusHeading}
    >
      <Text>
        Check that the request really comes from {name}. Their app and passkeys are removed, they are signed out
        everywhere, and their password alone signs them in.
      </Text>
    </ConfirmedButton>
  );
}
