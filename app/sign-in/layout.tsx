import { Anchor, Center, Group, Paper, Stack, Title } from '@mantine/core';
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
            <Group component="p" className="agency" gap="0.6rem" wrap="nowrap" m={0} fz="1.15rem" fw={700}>
              <AgencyMark size={40} />
            </Group>
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
