import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ContentType } from '../../../../content/model/content-type.ts';
import { useReaderZone } from '../../../ui/agency.tsx';
import { Ago } from '../../parts/ago.tsx';
import { BackLink } from '../../parts/back-link.tsx';
import { useMay } from '../../parts/signed-in.ts';
import { permissionToPublish } from '../../../../content/permissions.ts';
import { DraftComparison } from '../drafts/draft-differences.tsx';
import { type SavedDraft, wasLeft } from '../drafts/drafts.ts';
import { scheduledTime } from '../schedules/zoned-time.ts';
import { changesBy, namesOf, pendingSchedule } from './questions.ts';

const REFUSED_LATER =
  ' If you publish other words in the same fields, the draft does not go live at its time: its schedule is refused.';

interface DraftChoiceProps {
  type: ContentType;
  draft: SavedDraft;
  onChoose: (start: 'draft' | 'live') => void;
}

/** Asks what to start from where somebody else has a draft of a published record. */
export default function DraftChoice({ type, draft, onChoose }: DraftChoiceProps) {
  const [isCompared, setCompared] = useState(false);
  const mayPublish = useMay(permissionToPublish(type));
  const names = namesOf(draft.authors);
  const noun = type.noun.one;
  const schedule = pendingSchedule(draft);
  const zone = useReaderZone();
  return (
    <Stack maw={760}>
      <BackLink type={type} />
      <Paper withBorder p="lg" radius="lg" component="section" aria-labelledby="draft-choice">
        <Stack>
          <Title order={2} size="h3" id="draft-choice">{`${names} ${hasOrHave(draft)} unpublished changes`}</Title>
          <Text>
            {draft.authors.map((author) => changesBy(type, author)).join(', and ')}{' '}
            {`are in a draft of this ${noun}, saved `}
            <Ago time={draft.updated_at} />.{wasLeft(draft) && ' It was left more than 30 days ago.'}
          </Text>
          {schedule && <Text fw={600}>{`The draft goes live on ${scheduledTime(schedule, zone)}.`}</Text>}
          <Choice label="Go on with the draft" onChoose={() => onChoose('draft')} isFirst>
            {`You both write in it.${mayPublish ? ` When you publish it, ${names}’s changes go public with yours.` : ''}`}
          </Choice>
          <Choice label="Look at what differs" onChoose={() => setCompared(!isCompared)} isOpen={isCompared}>
            See the changes first. Nothing is opened yet.
          </Choice>
          {isCompared && <DraftComparison type={type} draft={draft} />}
          {mayPublish && (
            <Choice label="Start from what is live" onChoose={() => onChoose('live')}>
              {`The draft stays with ${names}. As there is one draft of each ${noun}, what you type is kept in this browser until you publish it.${schedule ? REFUSED_LATER : ''}`}
            </Choice>
          )}
        </Stack>
      </Paper>
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  onChoose: () => void;
  isFirst?: boolean;
  isOpen?: boolean;
  children: string;
}

function Choice({ label, onChoose, isFirst = false, isOpen, children }: ChoiceProps) {
  return (
    <div>
      <Button variant={isFirst ? 'filled' : 'default'} onClick={onChoose} aria-expanded={isOpen}>
        {label}
      </Button>
      <Text size="sm" c="dimmed" mt={4}>
        {children}
      </Text>
    </div>
  );
}

function hasOrHave({ authors }: SavedDraft) {
  return authors.length === 1 ? 'has' : 'have';
}
