import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Role, roles, roleTexts } from '../../../content/roles.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { focusHeading, Section } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';

/** Says which roles need two-step sign-in. */
export function RequiredTwoStep({ roles: required }: { roles: Role[] }) {
  const act = useAction();

  return (
    <Section id="required-two-step" title="Two-step sign-in" maw={560}>
      <Text>People of these roles have to set up an authenticator app before they can do anything else.</Text>
      <Checkbox.Group
        label="Require two-step sign-in of"
        value={required}
        onChange={(chosen) => void act('PUT', '/required-factors', { body: { roles: chosen } })}
      >
        <Stack gap="xs" mt="xs">
          {roles.map((role) => (
            <Checkbox key={role} value={role} label={roleTexts[role].label} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Section>
  );
}

/** The button that takes two-step sign-in away from somebody who has lost it. */
export function ResetTwoStep({ of: person }: { of: { id: number; name: string } }) {
  const act = useAction();
  const [isOpen, dialog] = useDisclosure();

  async function reset() {
    await act('POST', `/users/${person.id}/reset-factors`);
    dialog.close();
    focusHeading();
  }

  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Reset two-step sign-in of ${person.name}`}
        onClick={dialog.open}
      >
        Reset two-step sign-in
      </Button>
      <ConfirmDialog
        title={`Reset two-step sign-in of ${person.name}?`}
        action="Reset"
        isOpen={isOpen}
        hasOpener
        onClose={dialog.close}
        onConfirm={reset}
      >
        <Text>
          Make sure that it is {person.name} who asks. They are signed out everywhere, and their password alone signs
          them in until they set up an app again.
        </Text>
      </ConfirmDialog>
    </>
  );
}
