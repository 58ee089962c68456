import { Alert, Button, CopyButton, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Invitation } from '../../../server/accounts/people/invitations.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { Item } from '../records/item.tsx';
import { Ago } from '../records/show/ago.tsx';
import { useAction } from '../parts/use-action.ts';

export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { revalidate } = useRevalidator();
  const act = useAction();
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email } = Object.fromEntries(new FormData(form));
    const result = await callApi<{ data: { link: string }; message: string }>(
      'POST',
      '/invitations',
      email ? { email } : {},
    );
    setError(result.ok ? undefined : result.errors['email']?.[0]);
    showResultToast(result);
    if (!result.ok) return;
    setLink(result.body.data.link);
    form.reset();
    await revalidate();
  }

  return (
    <Stack component="section" aria-labelledby="invitations" maw={560}>
      <Title order={2} size="h3" id="invitations">
        Invitations
      </Title>
      <form method="post" noValidate aria-label="Invite" onSubmit={(event) => void invite(event)}>
        <Group align="end">
          <TextInput
            label="Email"
            name="email"
            type="email"
            description="Optional. If email is set up, the link is sent there."
            error={error}
            flex={1}
          />
          <Button type="submit">Invite</Button>
        </Group>
      </form>
      {link && (
        <Alert title="Send this link to your colleague. It works once, within a week, and is shown only this time.">
          <Group wrap="nowrap">
            <Text>{link}</Text>
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button size="compact-sm" flex="none" onClick={copy}>
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              )}
            </CopyButton>
          </Group>
        </Alert>
      )}
      {invitations.map(({ id, email, invited_by, created_at }) => (
        <Item
          key={id}
          what={
            <Text>
              {email ?? 'Anyone with the link'}, invited <Ago time={created_at} /> by {invited_by ?? 'the command line'}
            </Text>
          }
        >
          <Button
            variant="subtle"
            color="red"
            size="compact-sm"
            flex="none"
            aria-label={`Withdraw the invitation for ${email ?? 'anyone with the link'}`}
            onClick={() => void act('DELETE', `/invitations/${id}`)}
          >
            Withdraw
          </Button>
        </Item>
      ))}
    </Stack>
  );
}
