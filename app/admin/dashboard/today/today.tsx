import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Entry, TodayGroup } from './group.tsx';
import { ItemsToAnswer, ItemsToFollowUp, MeetingsAhead } from './lead-groups.tsx';
import type { Leads } from './leads.ts';
import { Answered, FailedReplies } from './waiting-visitors.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { ScheduleLine, ScheduleMark } from '../../records/schedules/schedule-line.tsx';
import { formOfScheduled } from '../../records/schedules/schedules.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { typeAt } from '../../../../content/index.ts';
import type { ListedDraft } from '../../../../server/content/drafts/draft-rows.ts';
import type { ReceivedAnswer } from '../../../../server/content/preview-links/feedback.ts';
import type { Schedule } from '../../../../server/content/schedules/schedule-rows.ts';
import type { UnansweredItem } from '../../../../server/leads/replies/waiting-visitors.ts';
import type { DeadLink } from '../../../../server/site/links/dead-links.ts';
import { labelIn } from '../../parts/in-language.ts';
import { Ago } from '../../parts/ago.tsx';
import { formAt } from '../../../../content/form-address.ts';
import { useMayOpen, useNameOf } from '../../parts/signed-in.ts';
import { hashOf } from '../../records/form/focus-field.ts';

/** What needs the attention of the signed-in person. */
interface Waiting extends Leads {
  failedReplies: UnansweredItem[];
  answered: UnansweredItem[];
  /** Drafts that were handed to them, or back to them. */
  handed: ListedDraft[];
  answers: ReceivedAnswer[];
  schedules: Schedule[];
  deadLinks: DeadLink[];
  drafts: ListedDraft[];
}

/** What needs the attention of the signed-in person, the most urgent first. */
export function Today({ waiting }: { waiting: Waiting }) {
  const { failedReplies, meetings, followUps, answered, unanswered, handed, answers, schedules, deadLinks, drafts } =
    waiting;
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
          <FailedReplies items={failedReplies} />
          <MeetingsAhead meetings={meetings} />
          {followUps.map((ofKind) => (
            <ItemsToFollowUp key={ofKind.kind.name} due={ofKind} />
          ))}
          <Answered items={answered} />
          {unanswered.map((ofKind) => (
            <ItemsToAnswer key={ofKind.kind.name} unanswered={ofKind} />
          ))}
          <Handed drafts={handed} />
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

export function hasEntries({ followUps, unanswered, ...lists }: Waiting): boolean {
  const ofKinds = [...followUps, ...unanswered].map(({ items }) => items);
  return [...Object.values(lists), ...ofKinds].some(({ length }) => length > 0);
}

/** The schedules: refused ones first, then the pending ones. */
function Scheduled({ schedules }: { schedules: Schedule[] }) {
  const inOrder = schedules.toSorted((a, b) => Number(b.failure !== null) - Number(a.failure !== null));
  return (
    <TodayGroup title="Scheduled">
      {inOrder.map((schedule) => (
        <Entry
          key={schedule.id}
          when={labelIn(typeAt(schedule.type).label.one, schedule.language)}
          detail={<ScheduleLine schedule={schedule} />}
        >
          <Link to={formOfScheduled(schedule)}>{schedule.title}</Link>
        </Entry>
      ))}
    </TodayGroup>
  );
}

/** The drafts that colleagues have handed to the signed-in person, to all who publish, or back. */
function Handed({ drafts }: { drafts: ListedDraft[] }) {
  return (
    <TodayGroup title="Waiting for you">
      {drafts.map((draft) => (
        <Entry key={draft.id} when={draft.review && <Ago time={draft.review.at} />} detail={draft.review?.text}>
          {draft.review?.by} {draft.review?.state === 'handed back' ? 'hands back' : 'asks for your review of'} “
          <Link to={formOf(draft)}>{draft.title}</Link>”{labelIn('', draft.language)}
          {draft.review?.changed_since && ', which has changed since'}
        </Entry>
      ))}
    </TodayGroup>
  );
}

const verbs: Record<ReceivedAnswer['answer'], string> = {
  approved: 'approved',
  changes: 'asked for changes to',
  comment: 'commented on',
};

/** What clients have said about drafts that the signed-in person shared. */
function Feedback({ answers }: { answers: ReceivedAnswer[] }) {
  return (
    <TodayGroup title="Feedback on shared drafts">
      {answers.map((answer) => (
        <Entry key={`${answer.draft_id} ${answer.at} ${answer.by}`} when={<Ago time={answer.at} />}>
          <bdi>{answer.by}</bdi> {verbs[answer.answer]} “
          <Link to={formAt(typeAt(answer.type), answer.key, answer.draft_id, answer.language)}>{answer.title}</Link>”
          {labelIn('', answer.language)}
        </Entry>
      ))}
    </TodayGroup>
  );
}

/** The links that visitors find as plain text, or that lead them nowhere. */
function DeadLinks({ links }: { links: DeadLink[] }) {
  return (
    <TodayGroup title="Dead links">
      {links.map((link, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two links of a text can be equal.
        <Entry key={index}>
          {`“${link.text}” in `}
          <PlaceOf link={link} />
          {` leads to ${link.href}, which visitors cannot see.`}
        </Entry>
      ))}
    </TodayGroup>
  );
}

function PlaceOf({ link }: { link: DeadLink }) {
  const mayOpen = useMayOpen();
  const form = formAt(typeAt(link.type), link.key, null, link.language);
  return (
    <>
      {mayOpen(form) ? <Link to={form + hashOf(link.field)}>{link.title}</Link> : link.title}
      {labelIn('', link.language)}
    </>
  );
}

interface MyDraftsProps {
  /** The last saved first. */
  drafts: ListedDraft[];
  schedules: Schedule[];
}

/** The drafts that the signed-in person began, with their status. */
function MyDrafts({ drafts, schedules }: MyDraftsProps) {
  return (
    <TodayGroup title="My drafts">
      {drafts.map((draft) => (
        <Entry
          key={draft.id}
          when={labelIn(typeAt(draft.type).label.one, draft.language)}
          detail={<DraftProgress draft={draft} />}
        >
          <Link to={formOf(draft)}>{draft.title}</Link>
          <Mark schedule={schedules.find(({ draft_id }) => draft_id === draft.id)} />
        </Entry>
      ))}
    </TodayGroup>
  );
}

function formOf({ type, key, id, language }: ListedDraft) {
  return formAt(typeAt(type), key, id, language);
}

function Mark({ schedule }: { schedule: Schedule | undefined }) {
  return schedule ? <ScheduleMark schedule={schedule} /> : <span className="draft-mark">Draft</span>;
}

function DraftProgress({ draft }: { draft: ListedDraft }) {
  const nameOf = useNameOf();
  const { updated_at, updated_by, updated_by_id, version, approved_version, review } = draft;
  return (
    <>
      Saved <Ago time={updated_at} /> by {nameOf(updated_by, updated_by_id)}.
      {review?.state === 'handed over' && ` It waits for ${review.to ?? 'everybody who publishes'}.`}
      {approvalOf(version, approved_version)}
    </>
  );
}

function approvalOf(version: number, approved: number | null) {
  if (approved === null) return '';
  return approved === version ? ' It is approved.' : ' It has changed since it was approved.';
}
