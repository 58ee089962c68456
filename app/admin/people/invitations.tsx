import { Alert, Button, CopyButton, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { tell } from '../../ui/toast.ts';
import { ask } from '../api.ts';
import { Ago } from '../show/ago.tsx';

export interface Invitation {
  id: number;
  email: string | null;
  invited_by: string | null;
  created_at: string;
}

/** Invites an administrator, and shows which invitations are open. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email } = Object.fromEntries(new FormData(form));
    const answer = await ask<{ data: { link: string }; message: string }>(
      'POST',
      '/invitations',
      email ? { email } : {},
    );
    setError(answer.ok ? undefined : answer.errors['email']?.[0]);
    tell(answer.ok ? 'success' : 'error', answer.ok ? answer.body.message : answer.message);
    if (!answer.ok) return;
    setLink(answer.body.data.link);
    form.reset();
    await revalidate();
  }

  async function withdraw(id: number) {
    const answer = await ask<{ message: string }>('DELETE', `/invitations/${id}`);
    tell(answer.ok ? 'success' : 'error', answer.ok ? answer.body.message : answer.message);
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
            description="Optional. The link is mailed there when mail is set up."
            error={error}
            flex={1}
          />
          <Button type="submit">Invite</Button>
        </Group>
      </form>
      {link && (
        <Alert title="Hand this link on. It works once, within a week, and is shown only now.">
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
        <Paper key={id} withBorder p="md">
          <Group justify="space-between" wrap="nowrap">
            <Text>
              {email ?? 'Whoever has the link'}, invited <Ago time={created_at} /> by {invited_by ?? 'the command line'}
            </Text>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              flex="none"
              aria-label={`Withdraw the invitation of ${email ?? 'whoever has the link'}`}
              onClick={() => void withdraw(id)}
            >
              Withdraw
            </Button>
          </Group>
        </Paper>
      ))}
    </Stack>
  );
}
