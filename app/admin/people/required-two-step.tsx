import { Button, Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type Role, roles, roleTexts } from '../../../content/roles.ts';
import { Section } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';

/** Says which roles need two-step sign-in. */
export function RequiredTwoStep({ roles: required }: { roles: Role[] }) {
  const act = useAction();
  const [chosen, setChosen] = useState(required);
  return (
    <Section id="required-two-step" title="Two-step sign-in" maw={560} align="start">
      <Text>
        People of these roles have to set up an authenticator app or a passkey before they can do anything else.
      </Text>
      <Checkbox.Group label="Require two-step sign-in of" value={chosen} onChange={setChosen}>
        <Stack gap="xs" mt="xs">
          {roles.map((role) => (
            <Checkbox key={role} value={role} label={roleTexts[role].label} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Button onClick={() => void act('PUT', '/required-factors', { body: { roles: chosen } })}>Save roles</Button>
    </Section>
  );
}
