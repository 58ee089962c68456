import { Button, Text } from '@mantine/core';
import { type EmailKind, emailKinds } from '../../../content/inbox/inbox-kinds.ts';
import { Item, Section } from '../parts/screen.tsx';
import { useMay } from '../parts/signed-in.ts';
import { useAction } from '../parts/use-action.tsx';
import { Ago } from '../parts/ago.tsx';

export interface ItemEmail {
  id: number;
  kind: EmailKind;
  attempts: number;
  due_at: string | null;
  sent_at: string | null;
  bounced_at: string | null;
  failure: string | null;
  expired_at: string | null;
}

/** The emails of an item, with a button that retries the unsent ones. */
export function Emails({ emails, isConfigured, path }: { emails: ItemEmail[]; isConfigured: boolean; path: string }) {
  const act = useAction();
  const mayWork = useMay('work on leads');
  if (emails.length === 0) return null;
  return (
    <Section id="emails" title="Emails">
      {emails.map((email) => (
        <Item
          key={email.id}
          title={<Text fw={600}>{emailKinds.get(email.kind)?.label}</Text>}
          detail={<EmailStatus email={email} isConfigured={isConfigured} />}
        />
      ))}
      {mayWork && isConfigured && emails.some(({ sent_at, expired_at }) => !sent_at && !expired_at) && (
        <Button variant="light" style={{ alignSelf: 'start' }} onClick={() => void act('POST', `${path}/resend`)}>
          Try again now
        </Button>
      )}
    </Section>
  );
}

function EmailStatus({ email, isConfigured }: { email: ItemEmail; isConfigured: boolean }) {
  const { sent_at, bounced_at, expired_at, failure, due_at, attempts } = email;
  if (bounced_at) return `Came back: ${failure}`;
  if (sent_at) {
    return (
      <>
        Sent <Ago time={sent_at} />
      </>
    );
  }
  if (expired_at) return 'Not sent: it was more than two days old';
  if (!isConfigured) return 'Waiting: email isn’t set up yet';
  if (failure) return `${due_at ? `${failedTimes(attempts)}, will retry` : 'Given up'}: ${failure}`;
  return 'Waiting to be sent';
}

/** Counting begins again when somebody has it tried again. */
function failedTimes(attempts: number) {
  if (attempts === 0) return 'Failed before';
  return attempts === 1 ? 'Failed once' : `Failed ${attempts} times`;
}
