import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { emailKinds } from '../../../../content/inbox/inbox-kinds.ts';
import type { TimelineEntry } from '../../../../server/leads/timeline/timeline.ts';
import { Ago } from '../../parts/ago.tsx';
import { amountInWords, dayInWords } from '../in-words.ts';
import { Moment } from '../moment.tsx';
import './timeline.css';

interface TimelineProps {
  /** Oldest first. */
  entries: TimelineEntry[];
  currency: string | null;
  /** Returns what has more than a line to show, such as a reply. */
  card: (entry: TimelineEntry) => ReactNode;
}

/** Everything that happened to an item, who did it and when. */
export function Timeline({ entries, currency, card }: TimelineProps) {
  return (
    <ol className="timeline unmarked">
      {entries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two entries can be equal, and they only become more.
        <li key={index}>{card(entry) ?? <Line entry={entry} currency={currency} />}</li>
      ))}
    </ol>
  );
}

function Line({ entry, currency }: { entry: TimelineEntry; currency: string | null }) {
  return (
    <Text size="sm" c="dimmed" component="div">
      {entry.by && (
        <>
          <bdi>{entry.by}</bdi>{' '}
        </>
      )}
      {sentences[entry.kind](entry, currency)}, <Ago time={entry.at} />
      {entry.kind === 'notes' && <div className="plain-text timeline-note">{entry.value}</div>}
    </Text>
  );
}

type Sentence = (entry: TimelineEntry, currency: string | null) => ReactNode;

/** What each kind of entry says after the name of whoever did it. */
const sentences: Record<TimelineEntry['kind'], Sentence> = {
  received: () => 'sent this',
  email: ({ value, state }) => `Email to the visitor (${aboutOf(value)}): ${emailStates[state ?? 'waiting']}`,
  reply: () => 'replied',
  answer: () => 'answered',
  status: ({ value }) => `set the status to “${value}”`,
  assignee: ({ by, value }) =>
    value === '' ? 'assigned it to nobody' : value === by ? 'took it' : `assigned it to ${value}`,
  follow_up: ({ value }) => (value ? `will follow up on ${dayInWords(value)}` : 'took the follow-up back'),
  amount: ({ value }, currency) =>
    value ? `noted the amount ${amountInWords(Number(value), currency)}` : 'took the amount back',
  notes: ({ value }) => (value ? 'noted' : 'emptied the notes'),
  booked: (entry) => <Step verb="booked this for the visitor on" entry={entry} />,
  confirmed: (entry) => <Step verb="confirmed the meeting on" entry={entry} />,
  rescheduled: (entry) => <Step verb="moved the meeting to" entry={entry} />,
  declined: (entry) => <Step verb="declined the meeting on" entry={entry} />,
  cancelled: (entry) => <Step verb="cancelled the meeting on" entry={entry} />,
};

/** Their labels begin with to whom they go. */
function aboutOf(kind: string) {
  return emailKinds.get(kind)?.label.split(': ')[1] ?? kind;
}

const emailStates = { waiting: 'waits to be sent', sent: 'sent', failed: 'not sent', bounced: 'came back' };

function Step({ verb, entry }: { verb: string; entry: TimelineEntry }) {
  return (
    <>
      {verb} <Moment time={entry.value} />
    </>
  );
}
