import { Text } from '@mantine/core';
import { may } from '../../../content/permissions.ts';
import { roles, roleTexts } from '../../../content/roles.ts';

/** Says that the inbox is only for reading, and who answers it. */
export function ReadOnlyNote() {
  const answering = roles.filter((role) => may({ id: 0, role }, 'work on leads')).map((role) => roleTexts[role].label);
  const names = new Intl.ListFormat('en-GB').format(answering);
  return (
    <Text size="sm" c="dimmed">
      {`You can read this, but not answer it. People with the role ${names.replace(' and ', ' or ')} do.`}
    </Text>
  );
}
