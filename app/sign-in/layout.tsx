import { Anchor, Center, Paper, Stack, Title } from '@mantine/core';
import { Outlet, useMatches } from 'react-router';
import { AgencyMark, TabTitle } from '../ui/agency.tsx';

export default function SignInLayout() {
  const { title = '' } = (useMatches().at(-1)?.handle ?? {}) as { title?: string };
  return (
    <>
      <TabTitle>{title}</TabTitle>
      <Center component="main" mih="100dvh" p="md">
        <Paper withBorder shadow="xs" radius="lg" p="xl" w="100%" maw={440}>
          <Stack gap="lg">
            <p className="agency">
              <AgencyMark size={40} />
            </p>
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
    </>
  );
}
