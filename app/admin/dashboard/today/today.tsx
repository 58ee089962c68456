import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { DeadLinks } from './dead-links.tsx';
import { Feedback } from './feedback.tsx';
import { Entry, TodayGroup } from './group.tsx';
import type { Leads } from './leads.ts';
import { MeetingsAhead } from './meetings-ahead.tsx';
import { MyDrafts } from './my-drafts.tsx';
import { MessagesToAnswer, RequestsToAnswer } from './to-answer.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ScheduleLine } from '../../records/schedules/schedule-line.tsx';
import { formOfScheduled } from '../../records/schedules/schedules.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { typeAt } from '../../../../content/index.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import type { ReceivedAnswer } from '../../../../server/content/preview-links/received-answers.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { DeadLink } from '../../../../server/site/links/dead-links.ts';

/** What needs the attention of the signed-in person. */
export interface Waiting extends Leads {
  answers: ReceivedAnswer[];
  schedules: Schedule[];
  deadLinks: DeadLink[];
  drafts: ListedDraft[];
}

/** What needs the attention of the signed-in person, the most urgent first. */
export function Today({ waiting }: { waiting: Waiting }) {
  const { meetings, requests, messages, answers, schedules, deadLinks, drafts } = waiting;
  const { timeZone } = useAgency();
  const [now] = useState(() => new Date());
  const date = now.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const hasFailed = schedules.some(({ failure }) => failure !== null);
  return (
    <Stack component="section" aria-labelledby="today" gap="sm">
      <Group gap="xs" align="baseline">
        <Title order={2} size="h3" id="today">
          Today
        </Title>
        <Text size="sm" c="dimmed">
          {date}
        </Text>
      </Group>
      {hasEntries(waiting) ? (
        <Paper withBorder radius="lg">
          {hasFailed && <Scheduled schedules={schedules} />}
          <MeetingsAhead meetings={meetings} />
          <RequestsToAnswer requests={requests} />
          <MessagesToAnswer messages={messages} />
          <Feedback answers={answers} />
          {!hasFailed && <Scheduled schedules={schedules} />}
          <DeadLinks links={deadLinks} />
          <MyDrafts drafts={drafts} schedules={schedules} />
        </Paper>
      ) : (
        <EmptyState title="You’re all caught up" drawing="rest">
          New messages, requests and drafts appear here.
        </EmptyState>
      )}
    </Stack>
  );
}

export function hasEntries({ meetings, requests, messages, answers, schedules, deadLinks, drafts }: Waiting): boolean {
  const lists = [meetings, requests.items, messages.items, answers, schedules, deadLinks, drafts];
  return lists.some(({ length }) => length > 0);
}

/** The schedules: refused ones first, then the pending ones. */
function Scheduled({ schedules }: { schedules: Schedule[] }) {
  const inOrder = schedules.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null));
  return (
    <TodayGroup title="Scheduled">
      {inOrder.map((schedule) => (
        <Entry key={schedule.id} when={typeAt(schedule.type).label.one} detail={<ScheduleLine schedule={schedule} />}>
          <Link to={formOfScheduled(schedule)}>{schedule.title}</Link>
        </Entry>
      ))}
    </TodayGroup>
  );
}
