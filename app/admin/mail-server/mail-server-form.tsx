import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { differing } from '../../../content/model/values.ts';
import type { DomainFinding } from '../../../server/mail-server/domain/finding.ts';
import type { MailServerOverview, PasswordState, StoredMailServer } from '../../../server/mail-server/mail-server.ts';
import { PasswordInput } from '../../ui/call-form.tsx';
import type { Method } from '../../ui/call.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { LeaveGuard } from '../records/form/unsaved.tsx';
import { Findings } from './findings.tsx';

type Security = StoredMailServer['security'];

const securities: Record<Security, { label: string; port: string }> = {
  tls: { label: 'TLS', port: '465' },
  starttls: { label: 'STARTTLS', port: '587' },
  none: { label: 'None', port: '25' },
};

const usualPorts = new Set(Object.values(securities).map(({ port }) => port));

const passwordHelp: Record<PasswordState, string> = {
  none: 'Kept encrypted, and never shown again.',
  kept: 'One is kept. Leave this empty to keep it.',
  unreadable: 'The one that is kept cannot be read on this server. Type it again.',
};

/** What is answered to saving and to testing. */
interface Answers {
  PUT: StoredMailServer;
  POST: DomainFinding[];
}

/** Sets the mail server, and tries what is typed before it is saved. */
export function MailServerForm({ overview: { settings, environment, sender } }: { overview: MailServerOverview }) {
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(valuesOf(settings));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [findings, setFindings] = useState<DomainFinding[]>([]);
  const [busyWith, setBusyWith] = useState<Method | null>(null);

  async function call<Name extends keyof Answers>(method: Name, path: string) {
    setBusyWith(method);
    const sent = { ...values, port: Number(values.port), ...(settings && { version: settings.version }) };
    const result = await callApi<{ message: string; data: Answers[Name] }>(method, path, sent);
    setBusyWith(null);
    setErrors(result.ok ? {} : result.errors);
    showResultToast(result);
    return result;
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const saved = await call('PUT', '/mail-server');
    if (saved.ok) await revalidate();
  }

  async function test() {
    const tested = await call('POST', '/mail-server/test');
    setFindings(tested.ok ? tested.body.data : []);
  }

  function input(name: keyof typeof values) {
    return {
      name,
      value: values[name],
      error: errors[name]?.[0],
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        setValues((before) => ({ ...before, [name]: value, ...(name === 'security' && portFor(value, before.port)) })),
    };
  }

  return (
    <form method="post" noValidate aria-label="Mail server" onSubmit={(event) => void save(event)}>
      <Stack>
        <Text size="sm" c="dimmed">
          Your mail provider lists these as its SMTP settings.
        </Text>
        <TextInput label="Server" required placeholder="smtp.example.com" autoComplete="off" {...input('host')} />
        <Group align="start" grow>
          <NativeSelect
            label="Security"
            data={Object.entries(securities).map(([value, { label }]) => ({ value, label }))}
            {...input('security')}
          />
          <TextInput label="Port" required inputMode="numeric" autoComplete="off" {...input('port')} />
        </Group>
        <TextInput
          label="User"
          description="Often the email address. Left empty, emails are sent without signing in."
          autoComplete="off"
          {...input('user')}
        />
        <PasswordInput
          label="Password"
          description={passwordHelp[settings?.password ?? 'none']}
          autoComplete="new-password"
          {...input('password')}
        />
        {environment.sender ? (
          <Text size="sm">Emails are from {environment.sender}, as MAIL_FROM on the server says.</Text>
        ) : (
          <>
            <TextInput
              label="Sender Address"
              type="email"
              description={`An address that this account may send from. Left empty, it is ${settings?.sender_address ? 'made from the address of the site' : sender}.`}
              {...input('sender_address')}
            />
            <TextInput label="Sender Name" {...input('sender_name')} />
          </>
        )}
        <Group>
          <Button type="submit" loading={busyWith === 'PUT'}>
            Save
          </Button>
          <Button variant="default" loading={busyWith === 'POST'} onClick={() => void test()}>
            Send me a test email
          </Button>
        </Group>
        <Findings findings={findings} />
      </Stack>
      <LeaveGuard isDirty={() => differing(valuesOf(settings), values).length > 0} />
    </form>
  );
}

function valuesOf(settings: StoredMailServer | null) {
  return {
    host: settings?.host ?? '',
    port: String(settings?.port ?? securities.tls.port),
    security: settings?.security ?? 'tls',
    user: settings?.user ?? '',
    password: '',
    sender_address: settings?.sender_address ?? '',
    sender_name: settings?.sender_name ?? '',
  };
}

/** A port of one's own stays when the security changes. */
function portFor(security: string, port: string) {
  return usualPorts.has(port) || port === '' ? { port: securities[security as Security].port } : {};
}
