import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { DomainFinding } from '../../../server/mail-server/domain/finding.ts';
import type { MailServerOverview } from '../../../server/mail-server/mail-server.ts';
import type { Route } from './+types/mail-server.ts';
import { showResultToast } from '../../ui/toast.ts';
import { callApi, load } from '../parts/api.ts';
import { ConfirmedButton } from '../parts/confirmed-button.tsx';
import { focusHeading, ScreenHeading, Section } from '../parts/screen.tsx';
import { useAction } from '../parts/use-action.tsx';
import { MAIL_SERVER_HELP } from '../shell/screens.ts';
import { Findings } from './findings.tsx';
import { MailServerForm } from './mail-server-form.tsx';

export { ErrorBoundary } from '../shell/screen-failure.tsx';

export async function clientLoader() {
  return (await load<{ data: MailServerOverview }>('/mail-server')).data;
}

/** The mail server, unless the environment names one, and a test of it. */
export default function MailServer({ loaderData }: Route.ComponentProps) {
  const { settings, environment } = loaderData;
  return (
    <Stack gap="xl" maw={560}>
      <ScreenHeading title="Mail server" help={MAIL_SERVER_HELP} />
      {environment.server ? (
        <OfEnvironment server={environment.server} sender={loaderData.sender} />
      ) : (
        <>
          <MailServerForm key={settings?.version} overview={loaderData} />
          {settings && <Removal />}
        </>
      )}
    </Stack>
  );
}

function OfEnvironment({ server, sender }: { server: string; sender: string }) {
  const [findings, setFindings] = useState<DomainFinding[]>([]);
  const [isBusy, setBusy] = useState(false);

  async function test() {
    setBusy(true);
    const tested = await callApi<{ message: string; data: DomainFinding[] }>('POST', '/mail-server/test');
    setBusy(false);
    setFindings(tested.ok ? tested.body.data : []);
    showResultToast(tested);
  }

  return (
    <Stack align="start">
      <Text>
        Emails go through {server} and are from {sender}. SMTP_URL on the server says so, and decides as long as it is
        set.
      </Text>
      <Button variant="default" loading={isBusy} onClick={() => void test()}>
        Send me a test email
      </Button>
      <Findings findings={findings} />
    </Stack>
  );
}

function Removal() {
  const act = useAction();
  return (
    <Section id="removal" title="No more email" gap="xs" align="start">
      <Text>Without a mail server, emails wait until there is another one. Messages stay in the inbox.</Text>
      <ConfirmedButton
        variant="default"
        c="red"
        label="Remove the mail server"
        question="Remove the mail server?"
        action="Remove"
        onConfirm={() => act('DELETE', '/mail-server')}
        onClosed={focusHeading}
      >
        <Text>Its password is deleted too. Emails wait until there is another one.</Text>
      </ConfirmedButton>
    </Section>
  );
}
