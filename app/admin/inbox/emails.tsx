import { Button, Stack, Text, Title } from '@mantine/core';
import { Item } from '../records/item.tsx';
import { Ago } from '../records/show/ago.tsx';
import { useAction } from '../parts/use-action.ts';

export interface LeadMail {
  id: number;
  letter: keyof typeof names;
  attempts: number;
  due_at: string | null;
  sent_at: string | null;
  failure: string | null;
  expired_at: string | null;
}

const names = {
  notification: 'To the agency',
  confirmation: 'To the visitor',
  'meeting confirmed': 'To the visitor: the meeting is confirmed',
  'meeting moved': 'To the visitor: the meeting has a new time',
  'meeting declined': 'To the visitor: the meeting is declined',
  'meeting cancelled': 'To the visitor: the meeting is cancelled',
  'cancellation notice': 'To the agency: the visitor has cancelled',
};

/** How it stands with the mails of a lead, and another try for those that were not sent. */
export function Mails({ mails, isConfigured, path }: { mails: LeadMail[]; isConfigured: boolean; path: string }) {
  const act = useAction();
  if (mails.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="mails">
      <Title order={2} size="h3" id="mails">
        Mails
      </Title>
      {mails.map((mail) => (
        <Item
          key={mail.id}
          what={<Text fw={600}>{names[mail.letter]}</Text>}
          detail={<Standing mail={mail} isConfigured={isConfigured} />}
        />
      ))}
      {isConfigured && mails.some(({ sent_at, expired_at }) => !sent_at && !expired_at) && (
        <Button variant="light" style={{ alignSelf: 'start' }} onClick={() => void act('POST', `${path}/resend`)}>
          Try again now
        </Button>
      )}
    </Stack>
  );
}

function Standing({ mail, isConfigured }: { mail: LeadMail; isConfigured: boolean }) {
  const { sent_at, expired_at, failure, due_at, attempts } = mail;
  if (sent_at) {
    return (
      <>
        Sent <Ago time={sent_at} />
      </>
    );
  }
  if (expired_at) return 'Not sent: by then it was more than two days old';
  if (!isConfigured) return 'Waits to be sent: email isn’t set up yet';
  if (failure) return `${due_at ? `Failed ${attempts} times so far` : 'Given up'}: ${failure}`;
  return 'Waits to be sent';
}
