import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { showToast } from '../../ui/toast.ts';
import { callApi } from '../parts/api.ts';
import { Item } from '../records/item.tsx';
import { Ago } from '../records/show/ago.tsx';
import { useAction } from '../parts/use-action.ts';

export interface MailHealth {
  is_configured: boolean;
  failing: (Record<InboxPlural, number> & { mails: number; since: string; reason: string }) | null;
}

export interface SelfTest {
  at: string;
  failed: string | null;
  sentence: string;
}

/** Whether what visitors send arrives: whether there is mail, and the last test of the whole way. */
export function Arrival({ mail, selfTest }: { mail: MailHealth; selfTest: SelfTest | null }) {
  return (
    <Stack component="section" aria-labelledby="arrival">
      <Title order={2} size="h3" id="arrival">
        Email delivery
      </Title>
      {!mail.is_configured && (
        <Text c="dimmed">
          Email isn’t set up yet. Messages are safe in the inbox; notifications are sent once it is.
        </Text>
      )}
      <LastTest selfTest={selfTest} />
    </Stack>
  );
}

/** Tells that mails have not been going out for a while, and why, where that is so. */
export function MailAlarm({ mail: { is_configured, failing } }: { mail: MailHealth }) {
  const act = useAction();
  if (!is_configured || !failing) return null;
  const { mails, since, reason } = failing;
  return (
    <Alert color="red" title={mails === 1 ? 'A mail is not going out' : `${mails} mails are not going out`}>
      <Stack gap="xs" align="start">
        <Text>
          The first failure was <Ago time={since} />. The last one: {reason}
        </Text>
        <Group>
          {inboxKinds.map(
            ({ plural, label }) =>
              failing[plural] > 0 && (
                <Affected key={plural} to={`/admin/${plural}`} what={label.many} count={failing[plural]} />
              ),
          )}
          <Button size="compact-sm" onClick={() => void act('POST', '/leads/resend')}>
            Try all again now
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}

function Affected({ to, what, count }: { to: string; what: string; count: number }) {
  return (
    <Anchor component={Link} to={`${to}?mail=failing`} size="sm" underline="always">
      {`${what} with failing mails: ${count}`}
    </Anchor>
  );
}

function LastTest({ selfTest }: { selfTest: SelfTest | null }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function test() {
    setBusy(true);
    const answer = await callApi<{ data: SelfTest; message: string }>('POST', '/leads/self-test');
    const isFine = answer.ok && !answer.body.data.failed;
    showToast(isFine ? 'success' : 'error', answer.ok ? answer.body.message : answer.message);
    await revalidate();
    setBusy(false);
  }

  return (
    <Item
      what={<Text fw={600}>{headingOf(selfTest)}</Text>}
      detail={
        selfTest && (
          <>
            <Ago time={selfTest.at} />: {selfTest.sentence}
          </>
        )
      }
    >
      <Button variant="light" size="compact-sm" flex="none" loading={isBusy} onClick={() => void test()}>
        Send a test message
      </Button>
    </Item>
  );
}

function headingOf(selfTest: SelfTest | null) {
  if (!selfTest) return 'No test message sent yet';
  return selfTest.failed ? 'The last test message did not get through' : 'The last test message got through';
}
