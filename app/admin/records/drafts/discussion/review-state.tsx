import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Ago } from '../../../parts/ago.tsx';
import { useNameOf, useSignedIn } from '../../../parts/signed-in.ts';
import type { RecordFormState } from '../../form/state/use-record-form.ts';
import type { SavedDraft } from '../drafts.ts';
import { HandBackDialog } from './hand-back-dialog.tsx';

/** In whose hands the draft is, and the way back. */
export function ReviewState({ draft, form }: { draft: SavedDraft; form: RecordFormState }) {
  const { review } = draft;
  const self = useSignedIn();
  const nameOf = useNameOf();
  const [isHandingBack, setHandingBack] = useState(false);
  if (!review) return null;
  const { state, by, by_id, to, to_id, changed_since } = review;
  const isTheirs = by_id === self?.id || !form.mayPublish;
  const subject = capitalized(nameOf(by, by_id));
  const receiver = to === null ? 'everybody who publishes' : nameOf(to, to_id);
  return (
    <Group gap="xs">
      <Text size="sm">
        {`${subject} handed it ${state === 'handed back' ? 'back ' : ''}to ${receiver} `}
        <Ago time={review.at} />.{changed_since && ' It has changed since.'}
      </Text>
      {state === 'handed over' && (
        <Button size="compact-sm" variant="light" onClick={() => setHandingBack(true)}>
          {isTheirs ? 'Take back…' : 'Hand back…'}
        </Button>
      )}
      {isHandingBack && (
        <HandBackDialog draft={draft} form={form} isTheirs={isTheirs} onClose={() => setHandingBack(false)} />
      )}
    </Group>
  );
}

function capitalized(name: string) {
  return name === 'you' ? 'You' : name;
}
