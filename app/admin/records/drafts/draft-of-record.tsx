import { Alert, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ContentType } from '../../../../content/model/content-type.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import { Ago } from '../../parts/ago.tsx';
import { useNameOf } from '../../parts/use-signed-in.ts';
import { goingOn } from '../publishing/opening.ts';
import { formAt } from './drafts.ts';

/** Says beside a published record that it has a draft. */
export function DraftOfRecord({ type, draft }: { type: ContentType; draft: ListedDraft }) {
  const nameOf = useNameOf();
  return (
    <Alert title="Draft" color="gray">
      <Group justify="space-between">
        <Text size="sm">
          This {type.noun.one} has a draft, saved <Ago time={draft.updated_at} /> by{' '}
          {nameOf(draft.updated_by, draft.updated_by_id)}.
        </Text>
        <Button
          component={Link}
          to={formAt(type, draft.key, draft.id)}
          state={goingOn()}
          size="compact-sm"
          variant="light"
        >
          Continue the draft
        </Button>
      </Group>
    </Alert>
  );
}
