import { Alert, Button, CopyButton, Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Role, roles, roleTexts } from '../../../content/roles.ts';
import type { Invitation } from '../../../server/accounts/people/invitations.ts';
import { showResultToast } from '../../ui/toast.ts';
import { Section, Item } from '../parts/screen.tsx';
import { callApi } from '../parts/api.ts';
import { Ago } from '../parts/ago.tsx';
import { useAction } from '../parts/use-action.tsx';
import { useNameOf } from '../parts/signed-in.ts';

const LEAST = 'writer';

export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const { revalidate } = useRevalidator();
  const act = useAction();
  const nameOf = useNameOf();
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  const [role, setRole] = useState<Role>(LEAST);

  async function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { email } = Object.fromEntries(new FormData(form));
    const result = await callApi<{ data: { link: string }; message: string }>('POST', '/invitations', {
      role,
      ...(email && { email }),
    });
    setError(result.ok ? undefined : result.errors['email']?.[0]);
    showResultToast(result);
    if (!result.ok) return;
    setLink(result.body.data.link);
    form.reset();
    setRole(LEAST);
    await revalidate();
  }

  return (
    <Section id="invitations" title="Invitations" maw={560}>
      <form method="post" noValidate aria-label="Invite" onSubmit={(event) => void invite(event)}>
        <Stack align="start">
          <TextInput
            label="Email"
            name="email"
            type="email"
            description="Optional. If email is set up, the link goes there."
            error={error}
            w="100%"
          />
          <Radio.Group label="Role" value={role} onChange={setRole}>
            <Stack gap="xs" mt="xs">
              {roles.map((role) => (
                <Radio key={role} value={role} label={roleTexts[role].label} description={roleTexts[role].may} />
              ))}
            </Stack>
          </Radio.Group>
          <Button type="submit">Invite</Button>
        </Stack>
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
      {invitations.map(({ id, email, role, invited_by, invited_by_id, created_at }) => (
        <Item
          key={id}
          title={
            <Text>
              {email ?? 'Anyone with the link'}, {roleTexts[role].label.toLowerCase()}, invited{' '}
              <Ago time={created_at} /> by {nameOf(invited_by ?? 'the command line', invited_by_id)}
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
    </Section>
  );
}
