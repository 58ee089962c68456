import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type Role, roles, roleTexts } from '../../../content/roles.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { focusHeading, Section } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';

/** Says which roles need two-step sign-in. */
export function RequiredTwoStep({ roles: required }: { roles: Role[] }) {
  const act = useAction();

  function choose(role: Role, isRequired: boolean) {
    const others = required.filter((named) => named !== role);
    return act('PUT', '/required-factors', { body: { roles: isRequired ? [...others, role] : others } });
  }

  return (
    <Section id="required-two-step" title="Two-step sign-in" maw={560}>
      <Text>People of these roles have to set up an authenticator app before they can do anything else.</Text>
      <Stack gap="xs" role="group" aria-label="Require two-step sign-in of">
        {roles.map((role) => (
          <Checkbox
            key={role}
            label={roleTexts[role].label}
            checked={required.includes(role)}
            onChange={({ currentTarget }) => void choose(role, currentTarget.checked)}
          />
        ))}
      </Stack>
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
