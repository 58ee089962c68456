import { Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ReceivedAnswer } from '../../../server/content/preview-links/received-answers.ts';
import { formAt } from '../records/drafts/drafts.ts';
import { typeOf } from '../records/schedules/schedules.ts';
import { Ago } from '../records/show/ago.tsx';
import { FirstFew } from './first-few.tsx';

const verbs: Record<ReceivedAnswer['answer'], string> = {
  approved: 'approved',
  changes: 'asked for changes to',
  comment: 'commented on',
};

/** What clients have said about drafts that the signed-in person shared. */
export function Feedback({ answers }: { answers: ReceivedAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="feedback">
      <Title order={2} size="h3" id="feedback">
        Feedback on shared drafts
      </Title>
      <FirstFew>
        {answers.map((answer) => (
          <Paper key={`${answer.draft_id} ${answer.at} ${answer.by}`} withBorder p="md">
            <Text>
              <bdi>{answer.by}</bdi> {verbs[answer.answer]} “
              <Link to={formAt(typeOf(answer), answer.key, answer.draft_id)}>{answer.title}</Link>”{' '}
              <Text span c="dimmed" size="sm">
                <Ago time={answer.at} />
              </Text>
            </Text>
          </Paper>
        ))}
      </FirstFew>
    </Stack>
  );
}
