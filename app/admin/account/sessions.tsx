import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { OpenSession } from '../../../server/accounts/sign-in/sessions.ts';
import { Ago } from '../parts/ago.tsx';
import { Item } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';
import { browserName } from './browser-name.ts';

/** Where somebody is signed in. */
export function Sessions({ sessions }: { sessions: OpenSession[] }) {
  const act = useAction();
  return (
    <Stack component="section" aria-labelledby="sessions">
      <Group justify="space-between">
        <Title order={2} size="h3" id="sessions">
          Sessions
        </Title>
        {sessions.length > 1 && (
          <Button variant="light" size="compact-sm" onClick={() => void act('DELETE', '/sessions')}>
            Sign out everywhere else
          </Button>
        )}
      </Group>
      {sessions.map(({ id, address, user_agent, last_used_at, current }) => (
        <Item
          key={id}
          title={
            <Text lineClamp={1} title={user_agent}>
              {browserName(user_agent)}
            </Text>
          }
          detail={
            <>
              {address}, last active <Ago time={last_used_at} />
            </>
          }
        >
          {current ? (
            <Badge>This session</Badge>
          ) : (
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              flex="none"
              aria-label={`Sign out ${browserName(user_agent)}`}
              onClick={() => void act('DELETE', `/sessions/${id}`)}
            >
              Sign out
            </Button>
          )}
        </Item>
      ))}
    </Stack>
  );
}
