import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { ListedDraft } from '../../../server/content/drafts/draft-rows.ts';
import type { Schedule } from '../../../server/content/schedules/schedule-rows.ts';
import { formAt } from '../records/drafts/drafts.ts';
import { ScheduleMark } from '../records/schedules/schedule-line.tsx';
import { typeOf } from '../records/schedules/schedules.ts';
import { Ago } from '../records/show/ago.tsx';
import { FirstFew } from './first-few.tsx';

interface MyDraftsProps {
  /** The last saved first. */
  drafts: ListedDraft[];
  schedules: Schedule[];
}

/** The drafts that the signed-in person began, and how far they are. */
export function MyDrafts({ drafts, schedules }: MyDraftsProps) {
  if (drafts.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby="my-drafts">
      <Title order={2} size="h3" id="my-drafts">
        My drafts
      </Title>
      <FirstFew>
        {drafts.map((draft) => (
          <Paper key={draft.id} withBorder p="md">
            <Group gap="xs">
              <Anchor component={Link} to={formAt(typeOf(draft), draft.key, draft.id)}>
                {draft.title}
              </Anchor>
              <Text c="dimmed" size="sm">
                {typeOf(draft).label.one}
              </Text>
              <Mark schedule={schedules.find(({ draft_id }) => draft_id === draft.id)} />
            </Group>
            <Text size="sm" c="dimmed">
              Saved <Ago time={draft.updated_at} /> by {draft.updated_by}.{approvalOf(draft)}
            </Text>
          </Paper>
        ))}
      </FirstFew>
    </Stack>
  );
}

function Mark({ schedule }: { schedule: Schedule | undefined }) {
  return schedule ? <ScheduleMark schedule={schedule} /> : <span className="draft-mark">Draft</span>;
}

function approvalOf({ version, approved_version }: ListedDraft) {
  if (approved_version === null) return '';
  return approved_version === version ? ' It is approved.' : ' It has changed since it was approved.';
}
