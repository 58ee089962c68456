import { Anchor, Badge, Button, Group, List, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ReadAnswer, WholeAnswer } from '../../../../server/leads/answers/answers.ts';
import { bytesInWords } from '../../media/library.ts';
import { Ago } from '../../parts/ago.tsx';
import { callApi, useLoaded } from '../../parts/api.ts';
import { Term } from '../../parts/screen.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { download } from '../download.ts';

/** Says what an email is that nobody has written as an answer. */
const notes: Record<ReadAnswer['kind'], string | null> = {
  answer: null,
  automatic: 'Automatic answer',
  bounce: 'Could not be delivered',
  agency: 'Sent by you from another program',
};

/** An email that answers one of ours. */
export function Answer({ answer }: { answer: ReadAnswer }) {
  const [isWholeShown, setWholeShown] = useState(false);
  const { kind, from_name, from_address, is_from_visitor, received_at, text, files } = answer;
  const sender = from_name || from_address || 'an unknown sender';
  const isFromAnother = kind === 'answer' && !is_from_visitor;
  return (
    <Paper withBorder p="md" component="article" aria-label={`Answer from ${sender}`}>
      <Group justify="space-between" align="start">
        <Text size="sm" c="dimmed">
          <strong>{sender}</strong>, <Ago time={received_at} />
        </Text>
        {notes[kind] && (
          <Badge variant="light" tt="none" color={kind === 'bounce' ? 'red' : 'gray'}>
            {notes[kind]}
          </Badge>
        )}
      </Group>
      {isFromAnother && from_address && (
        <Text size="sm" mt={4} fw={600}>{`From another address: ${from_address}`}</Text>
      )}
      <Text className="plain-text" mt="xs">
        {text}
      </Text>
      {answer.is_unreadable && <Text c="dimmed">This email can’t be read here. Look at it in the mailbox.</Text>}
      {files.length > 0 && <Files answer={answer} />}
      {(answer.has_more || isFromAnother) && (
        <Anchor component="button" size="sm" mt="xs" onClick={() => setWholeShown(true)}>
          Show the whole email
        </Anchor>
      )}
      {isWholeShown && <WholeEmail id={answer.id} onClose={() => setWholeShown(false)} />}
    </Paper>
  );
}

/** A file is only ever saved: a browser that showed it would run what is in it. */
function Files({ answer: { id, files } }: { answer: ReadAnswer }) {
  return (
    <List listStyleType="none" mt="xs" spacing={4} aria-label="Attachments">
      {files.map(({ name, size, is_kept }, number) => (
        // oxlint-disable-next-line react/no-array-index-key
        <List.Item key={number}>
          <Group gap="sm">
            <Text span size="sm" className="plain-text">
              {name}
            </Text>
            <Text span size="sm" c="dimmed">
              {bytesInWords(size)}
            </Text>
            {is_kept ? (
              <Button
                size="compact-sm"
                variant="light"
                aria-label={`Download ${name}`}
                onClick={() => void download(`/answers/${id}/attachments/${number}`)}
              >
                Download
              </Button>
            ) : (
              <Text span size="sm">
                Too large to be kept: it is in the mailbox
              </Text>
            )}
          </Group>
        </List.Item>
      ))}
    </List>
  );
}

function WholeEmail({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useLoaded(id, () => callApi<{ data: WholeAnswer }>('GET', `/answers/${id}`));
  return (
    <Dialog onClose={onClose} title="The whole email" size="lg">
      {answer && !answer.ok && <Text>{answer.message}</Text>}
      {answer?.ok && (
        <Stack>
          <Stack component="dl" gap="xs" m={0}>
            {answer.body.data.headers.map(({ name, value }) => (
              <Term key={name} label={name}>
                {value}
              </Term>
            ))}
          </Stack>
          <Text className="plain-text panel" p="md">
            {answer.body.data.text}
          </Text>
        </Stack>
      )}
    </Dialog>
  );
}
