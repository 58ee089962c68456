import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { Form, Link } from 'react-router';
import { IconArrowLeft } from '../../ui/icons.ts';
import type { Route } from './+types/privacy.ts';
import { callApi, ScreenFailure } from '../parts/api.ts';
import type { Extent } from './counts.ts';
import { Found } from './subject-data.tsx';
import { TabTitle } from '../../ui/agency.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const email = new URL(request.url).searchParams.get('email')?.trim() ?? '';
  if (!email) return { email, found: null, error: null };
  const answer = await callApi<{ data: Extent }>('GET', `/personal-data/extent?${new URLSearchParams({ email })}`);
  if (answer.ok) return { email, found: answer.body.data, error: null };
  if (answer.status !== 422) throw new ScreenFailure(answer);
  return { email, found: null, error: answer.message };
}

/** What is kept of one person, to hand over or to erase when they ask for it. */
export default function PersonalData({ loaderData: { email, found, error } }: Route.ComponentProps) {
  return (
    <Stack gap="lg" maw={760}>
      <TabTitle>Personal data</TabTitle>
      <Anchor component={Link} to="/admin/messages" size="sm">
        <Group gap={4}>
          <IconArrowLeft size={16} aria-hidden />
          Messages
        </Group>
      </Anchor>
      <Title order={1}>Personal data</Title>
      <Text>
        Somebody asks what you keep of them, or to be forgotten: it is all found by their email address. Make sure that
        the address is theirs.
      </Text>
      <search>
        <Form>
          <Group align="start">
            <TextInput
              key={email}
              type="email"
              name="email"
              label="Email"
              defaultValue={email}
              error={error}
              maxLength={200}
              required
              flex={1}
              maw={360}
            />
            <Button type="submit" mt={25}>
              Find
            </Button>
          </Group>
        </Form>
      </search>
      {found && <Found email={email} extent={found} />}
    </Stack>
  );
}
