import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { OpenSession } from '../../../server/accounts/sign-in/sessions.ts';
import { Ago } from '../parts/ago.tsx';
import { Item } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';

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

/** In this order, because a browser also sends names of those below it. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** Returns what people call a browser, such as “Safari on iPhone”, or the user agent of an unknown one. */
function browserName(userAgent: string): string {
  const named = (names: typeof browsers | typeof systems) => names.find(([, sign]) => sign.test(userAgent))?.[0];
  const browser = named(browsers);
  if (!browser) return userAgent || 'Unknown browser';
  const system = named(systems);
  return system ? `${browser} on ${system}` : browser;
}
