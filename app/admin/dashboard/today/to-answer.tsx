import { Link } from 'react-router';
import { contactMessage } from '../../../../content/inbox/contact-message.ts';
import type { AnyInboxKind } from '../../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../../content/inbox/meeting.ts';
import { type InboxItem, screenOf, valueOf } from '../../inbox/inbox-item.ts';
import { Moment } from '../../inbox/moment.tsx';
import { Ago } from '../../parts/ago.tsx';
import { Entry, TodayGroup } from './group.tsx';
import type { FirstItems } from './leads.ts';

/** The meeting requests that need a reply, the nearest first. */
export function RequestsToAnswer({ requests }: { requests: FirstItems }) {
  const all = `${screenOf(meeting)}?view=to-answer`;
  return (
    <TodayGroup title="Meetings to answer" more={<All part={requests} to={all} noun={meeting.noun.many} />}>
      {requests.items.map((item) => (
        <Entry key={item.id} when={<Ago time={item.created_at} />} detail={valueOf(item, meeting.text)}>
          <ItemLink kind={meeting} item={item} /> asks for <Moment time={valueOf(item, 'starts_at')} />
        </Entry>
      ))}
    </TodayGroup>
  );
}

/** The messages that nobody has answered, the newest first. */
export function MessagesToAnswer({ messages }: { messages: FirstItems }) {
  const all = `${screenOf(contactMessage)}?status=new`;
  return (
    <TodayGroup title="New messages" more={<All part={messages} to={all} noun={`new ${contactMessage.noun.many}`} />}>
      {messages.items.map((item) => (
        <Entry key={item.id} when={<Ago time={item.created_at} />} detail={valueOf(item, contactMessage.text)}>
          <ItemLink kind={contactMessage} item={item} />
        </Entry>
      ))}
    </TodayGroup>
  );
}

function ItemLink({ kind, item }: { kind: AnyInboxKind; item: InboxItem }) {
  return <Link to={`${screenOf(kind)}/${item.id}`}>{item.name}</Link>;
}

function All({ part: { items, total }, to, noun }: { part: FirstItems; to: string; noun: string }) {
  return total > items.length && <Link to={to} className="today-more">{`All ${total} ${noun}`}</Link>;
}
