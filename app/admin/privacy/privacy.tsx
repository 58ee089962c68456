import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Form } from 'react-router';
import type { Route } from './+types/privacy.ts';
import { callApi, ScreenFailure } from '../parts/api.ts';
import { type DataCounts, SubjectData } from './subject-data.tsx';
import { BackTo } from '../parts/back-link.tsx';
import { ScreenTitle } from '../parts/screen-heading.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const email = new URL(request.url).searchParams.get('email')?.trim() ?? '';
  if (!email) return { email, counts: null, error: null };
  const result = await callApi<{ data: DataCounts }>('GET', `/personal-data/counts?${new URLSearchParams({ email })}`);
  if (result.ok) return { email, counts: result.body.data, error: null };
  if (result.status !== 422) throw new ScreenFailure(result);
  return { email, counts: null, error: result.message };
}

/** Finds the data stored about a person who asks for a copy of it, or for its erasure. */
export default function PrivacyRequests({ loaderData: { email, counts, error } }: Route.ComponentProps) {
  return (
    <Stack gap="lg" maw={760}>
      <BackTo to="/admin/messages">Messages</BackTo>
      <ScreenTitle>Privacy requests</ScreenTitle>
      <Text>
        When people ask for a copy of their data, or to have it erased, find it by their email address. Make sure that
        the address is theirs.
      </Text>
      <Text>
        Comments on shared drafts have a name but no address. They are found if they mention the address, or were signed
        with the full name of a message. To delete others, revoke the draft’s link: they are gone 30 days later.
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
      {counts && <SubjectData email={email} counts={counts} />}
    </Stack>
  );
}
