import { Alert, Anchor, Group, List, Stack, Text } from '@mantine/core';
import { Link, useLocation, useRevalidator } from 'react-router';
import { Emails, type ItemEmail } from '../emails.tsx';
import { type InboxItem, isMeeting, kindAt, momentOf, screenOf } from '../inbox-item.ts';
import type { Route } from './+types/item.ts';
import { ItemFields, ItemSource } from './item-fields.tsx';
import type { Conversation } from '../replies/conversation.ts';
import { PresenceLine } from './presence-line.tsx';
import { SamePerson } from './same-person.tsx';
import { useItemPresence } from './use-item-presence.ts';
import { Replies } from '../replies/replies.tsx';
import './item.css';
import { Status, type Assignee, StatusForm } from '../status-form.tsx';
import { useStatusForm } from '../use-status-form.ts';
import { Appointment } from '../../meetings/appointment.tsx';
import { englishNameOf, languageTagged } from '../../../../content/languages.ts';
import type { SamePersonItem, TimelineEntry } from '../../../../server/leads/timeline/timeline.ts';
import { useAgency } from '../../../ui/agency.tsx';
import { Ago } from '../../parts/ago.tsx';
import { callApi, load } from '../../parts/api.ts';
import { useMay } from '../../parts/signed-in.ts';
import { type AnyInboxKind, inboxStatuses } from '../../../../content/inbox/inbox-kinds.ts';
import { ScreenTitle } from '../../parts/screen.tsx';
import { ShortcutsHelp, useShortcuts } from '../../shortcuts/shortcuts.tsx';
import { BackTo } from '../../parts/back-link.tsx';

export { ErrorBoundary } from '../../shell/screen-failure.tsx';

type ItemRead = InboxItem & { mails: ItemEmail[]; is_mail_configured: boolean; currency: string | null };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { kind, id } = kindAt(request.url);
  const { search } = new URL(request.url);
  const [item, conversation, timeline, people, neighbours, samePerson] = await Promise.all([
    load<{ data: ItemRead }>(`/${kind.path}/${id}`),
    load<{ data: Conversation }>(`/${kind.path}/${id}/replies`),
    load<{ data: TimelineEntry[] }>(`/${kind.path}/${id}/timeline`),
    load<{ data: Assignee[] }>('/users'),
    load<{ data: Neighbours }>(`/${kind.path}/${id}/neighbours${search}`),
    load<{ data: SamePersonItem[] }>(`/${kind.path}/${id}/same-person`),
  ]);
  return {
    kind,
    item: item.data,
    conversation: conversation.data,
    timeline: timeline.data,
    people: people.data,
    neighbours: neighbours.data,
    samePerson: samePerson.data,
  };
}

/** One inbox item: what the visitor sent, what was replied, and how far the agency is with it. */
export default function ItemScreen({ loaderData: { neighbours, ...loaded } }: Route.ComponentProps) {
  const { kind, item } = loaded;
  return (
    <Stack gap="lg">
      <ItemNavigation kind={kind} neighbours={neighbours} />
      <Stack gap={4}>
        <ScreenTitle>{item.name}</ScreenTitle>
        <ItemTime kind={kind} item={item} />
        <Text c="dimmed">
          {item.reference}, <Ago time={item.created_at} />
          <SpokenLanguage item={item} />
        </Text>
      </Stack>
      <ItemColumns key={`${kind.path}/${item.id}`} {...loaded} />
    </Stack>
  );
}

interface ItemColumnsProps {
  kind: AnyInboxKind;
  item: ItemRead;
  conversation: Conversation;
  timeline: TimelineEntry[];
  people: Assignee[];
  samePerson: SamePersonItem[];
}

/** Appointment, status and replies share the known version: changing one is not somebody else's change to the other. */
function ItemColumns({ kind, item, conversation, timeline, people, samePerson }: ItemColumnsProps) {
  const path = `/${kind.path}/${item.id}`;
  const form = useStatusForm(item, path);
  const others = useItemPresence(path, item, conversation);
  const mayWork = useMay('work on leads');
  const { revalidate } = useRevalidator();

  async function onReplied() {
    const answer = await callApi<{ data: ItemRead }>('GET', path);
    if (answer.ok) form.setKnown(answer.body.data.version);
    await revalidate();
  }

  return (
    <>
      <PresenceLine others={others} />
      <div className="form-columns item-columns">
        <Stack gap="lg">
          <ItemFields kind={kind} item={item} />
          <SpamReasons reasons={item.spam_reasons} />
          <Replies item={item} path={path} conversation={conversation} timeline={timeline} onChanged={onReplied} />
        </Stack>
        <aside className="item-panel panel" aria-label="Details">
          {isMeeting(kind, item) && (
            <Appointment
              meeting={item}
              emails={item.mails}
              isMailConfigured={item.is_mail_configured}
              path={path}
              onChanged={form.setKnown}
            />
          )}
          {mayWork ? (
            <StatusForm item={item} people={people} form={form} currency={item.currency} />
          ) : (
            <Status item={item} people={people} currency={item.currency} />
          )}
        </aside>
        <Stack gap="lg">
          {item.status !== 'spam' && (
            <Emails
              emails={item.mails.filter((email) => email.kind !== 'reply')}
              isConfigured={item.is_mail_configured}
              path={path}
            />
          )}
          <SamePerson items={samePerson} />
          <ItemSource item={item} />
        </Stack>
      </div>
    </>
  );
}

/** Says in which language the visitor was spoken to, on a site with several. */
function SpokenLanguage({ item }: { item: InboxItem }) {
  const { languages } = useAgency();
  const language = languageTagged(item.language ?? '');
  return language && languages.length > 1 && `, in ${englishNameOf(language)}`;
}

/** The time that an item names, if it does: for the agency, and for the visitor where that differs. */
function ItemTime({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  const theirs = momentOf(kind, item);
  const ours = item.agency_time_zone && momentOf(kind, item, item.agency_time_zone);
  return (
    <>
      {(ours ?? theirs) && <Text fw={600}>{ours ?? theirs}</Text>}
      {ours && ours !== theirs && <Text c="dimmed">{`For the visitor: ${theirs}`}</Text>}
    </>
  );
}

function SpamReasons({ reasons }: { reasons: string[] }) {
  if (reasons.length === 0) return null;
  return (
    <Alert title="This looked like spam when it arrived">
      <List size="sm">
        {reasons.map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

export interface Neighbours {
  previous: number | null;
  next: number | null;
}

const readingKeys: [string, string][] = [
  ['j', 'Next in the list'],
  ['k', 'Previous in the list'],
  ['u', 'Back to the list'],
];

const answeringKeys: [string, string][] = [
  ['r', 'Write a reply'],
  ['t', 'Begin a reply with a template'],
  ['f', 'Choose a day to follow up'],
  ['n', 'Write notes'],
  ['Ctrl+Enter', 'Send the reply, or save the notes, that you write'],
  ['Esc', 'Leave the field, whose words stay'],
  ['z', 'Undo what you did last'],
  ['a', 'Assign it to yourself and save'],
  ...inboxStatuses.map((status, index): [string, string] => [
    String(index + 1),
    `Set the status to “${status}” and save`,
  ]),
];

/** Links to the list that the user came from and to the item's neighbours in it, with single-key shortcuts. */
export function ItemNavigation({ kind, neighbours }: { kind: AnyInboxKind; neighbours: Neighbours }) {
  const { search } = useLocation();
  const mayAnswer = useMay('work on leads');
  const { previous, next } = neighbours;
  const screen = screenOf(kind);
  useShortcuts({
    j: click('j'),
    k: click('k'),
    f: reach('f'),
    n: reach('n'),
    r: reach('r'),
    t: click('t'),
    u: click('u'),
    z: click('z'),
  });
  return (
    <Group justify="space-between">
      <BackTo to={screen + search} data-key="u">
        {kind.label.many}
      </BackTo>
      <Group component="nav" aria-label={`Other ${kind.label.many.toLowerCase()}`}>
        {previous && (
          <Anchor component={Link} to={`${screen}/${previous}${search}`} size="sm" data-key="k">
            Previous
          </Anchor>
        )}
        {next && (
          <Anchor component={Link} to={`${screen}/${next}${search}`} size="sm" data-key="j">
            Next
          </Anchor>
        )}
        <ShortcutsHelp keys={mayAnswer ? [...readingKeys, ...answeringKeys] : readingKeys} />
      </Group>
    </Group>
  );
}

function click(key: string) {
  // What was added last is the last one in a toast, too.
  return () => [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)].at(-1)?.click();
}

/** Moves to where one writes; where that is a link, follows it. */
function reach(key: string) {
  return () => {
    const target = document.querySelector<HTMLElement>(`main [data-key="${key}"]`);
    target?.scrollIntoView({ block: 'center' });
    target?.focus();
    if (target instanceof HTMLAnchorElement) target.click();
  };
}
