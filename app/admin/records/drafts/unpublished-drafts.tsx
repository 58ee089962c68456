import { Anchor, Paper, Stack, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { Ago } from '../../parts/ago.tsx';
import { useNameOf } from '../../parts/signed-in.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import { ScheduleMark } from '../schedules/schedule-line.tsx';
import { formAt } from './drafts.ts';
import { folded } from '../../../../content/folding.ts';

interface UnpublishedDraftsProps {
  type: ContentType;
  drafts: ListedDraft[];
  schedules: Schedule[];
}

/** The drafts of a type whose records were never published, which no list of records has. */
export function UnpublishedDrafts({ type, drafts, schedules }: UnpublishedDraftsProps) {
  const nameOf = useNameOf();
  if (drafts.length === 0) return null;
  return (
    <Paper withBorder p="md" radius="lg" component="section" aria-label="Drafts">
      <Stack gap="xs">
        <Text fw={600}>Drafts</Text>
        {drafts.map((draft) => (
          <Text key={draft.id} size="sm">
            <Anchor component={Link} to={formAt(type, null, draft.id)} size="sm" fw={600}>
              {draft.title}
            </Anchor>
            <Text span c="dimmed" size="sm">
              {' '}
              saved <Ago time={draft.updated_at} /> by {nameOf(draft.updated_by, draft.updated_by_id)}
            </Text>
            {schedules
              .filter(({ draft_id }) => draft_id === draft.id)
              .map((schedule) => (
                <ScheduleMark key={schedule.id} schedule={schedule} />
              ))}
          </Text>
        ))}
      </Stack>
    </Paper>
  );
}

/** Returns the drafts of what was never published that pass the filters of a list: search and state, as they have no others. */
export function useUnpublished(type: ContentType, drafts: ListedDraft[], schedules: Schedule[]): ListedDraft[] {
  const [query] = useSearchParams();
  if (['status', 'without', ...(type.filters ?? [])].some((name) => query.has(name))) return [];
  const search = folded(query.get('search') ?? '');
  const scheduled = new Set(schedules.flatMap(({ draft_id, failure }) => (failure === null ? draft_id : null) ?? []));
  return drafts
    .filter(({ key, title }) => key === null && folded(title).includes(search))
    .filter(({ id }) => isIn(query.get('state'), scheduled.has(id)));
}

function isIn(state: string | null, isScheduled: boolean) {
  return state === null || state === 'draft' || (state === 'scheduled' && isScheduled);
}
