import { Anchor, Center, Paper, Stack, Title } from '@mantine/core';
import { Outlet, useMatches } from 'react-router';
import type { RouteHandle } from '../root.tsx';
import { Mantine } from '../ui/mantine.tsx';
import { Waiting } from '../ui/waiting.tsx';

export const handle: RouteHandle = { scripts: true };
export const headers = () => ({ 'cache-control': 'no-store' });

/** The screens of the sign-in have nothing to read; they are made in the browser for the sake of the token. */
export async function clientLoader() {
  return null;
}

export const HydrateFallback = Waiting;

export default function SignInLayout() {
  const { title = '' } = (useMatches().at(-1)?.handle ?? {}) as { title?: string };
  return (
    <Mantine>
      <title>{`${title} | Plinth`}</title>
      <Center component="main" mih="100dvh" p="md">
        <Paper withBorder shadow="xs" radius="lg" p="xl" w="100%" maw={440}>
          <Stack gap="lg">
            <img src="/favicon.svg" alt="" width={40} height={40} />
            <Title order={1} size="h2">
              {title}
            </Title>
            <Outlet />
            <Anchor href="/" size="sm">
              Back to the site
            </Anchor>
          </Stack>
        </Paper>
      </Center>
    </Mantine>
  );
}
