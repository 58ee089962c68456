import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { type AnyInboxKind, inboxKinds } from '../../../../content/inbox/inbox-kinds.ts';
import type { FailingEmails } from '../../../../server/leads/email/mail-health.ts';
import type { SelfTestResult } from '../../../../server/leads/self-test/self-test.ts';
import type { ApiResult } from '../../../ui/call.ts';
import { showToast } from '../../../ui/toast.ts';
import { Section } from '../../parts/screen.tsx';
import { callApi } from '../../parts/api.ts';
import { screenOf } from '../../inbox/inbox-item.ts';
import { Ago } from '../../parts/ago.tsx';
import { showUndoToast, useAction } from '../../parts/use-action.tsx';
import { ConfirmedButton } from '../../parts/confirmed-button.tsx';

export interface MailDelivery {
  is_configured: boolean;
  failing: FailingEmails | null;
}

/** Whether email is set up, and the result of the last test message. */
export function EmailDelivery({ mail, selfTest }: { mail: MailDelivery; selfTest: SelfTestResult | null }) {
  return (
    <Section id="email-delivery" title="Email delivery" gap="xs">
      {!mail.is_configured && (
        <>
          <Text size="sm" c="dimmed">
            Email isn’t set up yet. Messages are safe in the inbox; notifications will be sent once it is.
          </Text>
          <Anchor component={Link} size="sm" to="/admin/mail-server">
            Choose a mail server
          </Anchor>
        </>
      )}
      <LastTest selfTest={selfTest} />
    </Section>
  );
}

/** Warns about emails that could not be sent. */
export function MailAlarm({ mail: { is_configured, failing } }: { mail: MailDelivery }) {
  const act = useAction();
  if (!is_configured || !failing) return null;
  const { mails, since, reason } = failing;
  return (
    <Alert color="red" title={mails === 1 ? '1 email could not be sent' : `${mails} emails could not be sent`}>
      <Stack gap="xs" align="start">
        <Text>
          The first attempt failed <Ago time={since} />. The latest reason: {reason}
        </Text>
        <Group>
          {inboxKinds.map(
            (kind) => failing[kind.plural] > 0 && <Affected key={kind.name} kind={kind} count={failing[kind.plural]} />,
          )}
          <Button size="compact-sm" onClick={() => void act('POST', '/leads/resend')}>
            Retry now
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Affected({ kind, count }: { kind: AnyInboxKind; count: number }) {
  return (
    <Anchor component={Link} to={`${screenOf(kind)}?mail=failing`} size="sm" underline="always">
      {`${kind.label.many} with unsent emails: ${count}`}
    </Anchor>
  );
}

function LastTest({ selfTest }: { selfTest: SelfTestResult | null }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function test() {
    setBusy(true);
    const result = await callApi<{ data: SelfTestResult; message: string }>('POST', '/leads/self-test');
    const isFine = result.ok && !result.body.data.failed;
    showToast(isFine ? 'success' : 'error', result.ok ? result.body.message : result.message);
    await revalidate();
    setBusy(false);
  }

  return (
    <Stack gap="xs" align="start">
      <Text size="sm">
        {headingOf(selfTest)}
        {selfTest && (
          <Text span size="sm" c="dimmed">
            {' '}
            <Ago time={selfTest.at} />. {selfTest.sentence}
          </Text>
        )}
      </Text>
      <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void test()}>
        Send a test message
      </Button>
    </Stack>
  );
}

function headingOf(selfTest: SelfTestResult | null) {
  if (!selfTest) return 'No test message sent yet.';
  if (selfTest.failed === 'mailed') return 'Test message stored, but not emailed.';
  return selfTest.failed ? 'Test message not stored.' : 'Test message stored and emailed.';
}

/** Offers to remove the unchanged records of the demonstration, which can be undone. */
export function Demonstration({ count }: { count: number }) {
  const { revalidate } = useRevalidator();
  const act = useAction();

  async function offerUndo(result: ApiResult<{ message: string }>) {
    if (result.ok) showUndoToast(result.body.message, () => act('POST', '/demonstration/restore'));
    else showToast('error', result.message);
    await revalidate();
  }

  return (
    <Section id="demonstration" title="The demonstration agency is still here" gap="xs" align="start">
      <Text size="sm" c="dimmed">
        {`${count} demo ${count === 1 ? 'record is' : 'records are'} unchanged. What you added or changed isn’t counted.`}
      </Text>
      <ConfirmedButton
        variant="default"
        size="compact-sm"
        label="Remove the demonstration"
        question={`Remove ${count === 1 ? '1 demo record' : `${count} demo records`}?`}
        action="Remove"
        isLasting
        onConfirm={() => callApi<{ message: string }>('DELETE', '/demonstration')}
        onClosed={offerUndo}
      >
        <Text>Everything you added or changed stays, settings included. You can undo this for 30 days.</Text>
      </ConfirmedButton>
    </Section>
  );
}
