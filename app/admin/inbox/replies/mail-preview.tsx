import { Stack, Text } from '@mantine/core';
import { callApi, useLoaded } from '../../parts/api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Term } from '../../parts/screen.tsx';

interface Mailbox {
  name: string;
  address: string;
}

interface PreviewedEmail {
  from: Mailbox;
  to: string[];
  reply_to: Mailbox[];
  subject: string;
  text: string;
}

/** Shows the very email that a text would be. */
export function MailPreview({ path, text, onClose }: { path: string; text: string; onClose: () => void }) {
  const answer = useLoaded(text, () => callApi<{ data: PreviewedEmail }>('POST', `${path}/replies/preview`, { text }));
  return (
    <Dialog onClose={onClose} title="Preview" size="lg">
      {answer && !answer.ok && <Text>{answer.message}</Text>}
      {answer?.ok && <Email email={answer.body.data} />}
    </Dialog>
  );
}

function Email({ email: { from, to, reply_to, subject, text } }: { email: PreviewedEmail }) {
  return (
    <Stack>
      <Stack component="dl" gap="xs" m={0}>
        <Term label="From">{inWords(from)}</Term>
        <Term label="To">{to.join(', ')}</Term>
        {reply_to.length > 0 && <Term label="Answers go to">{reply_to.map(({ address }) => address).join(', ')}</Term>}
        <Term label="Subject">{subject}</Term>
      </Stack>
      <Text className="plain-text panel" p="md">
        {text}
      </Text>
    </Stack>
  );
}

function inWords({ name, address }: Mailbox) {
  return `${name} (${address})`;
}
