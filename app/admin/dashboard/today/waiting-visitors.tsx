import { Link } from 'react-router';
import type { UnansweredItem } from '../../../../server/leads/replies/waiting-visitors.ts';
import { Entry, TodayGroup } from './group.tsx';

interface WaitingProps {
  items: UnansweredItem[];
}

/** The visitors whose reply the mail server refused for good, or that came back. */
export function FailedReplies({ items }: WaitingProps) {
  return (
    <TodayGroup title="Replies that did not arrive">
      {items.map((item) => (
        <Entry key={pathOf(item)}>
          To <Link to={pathOf(item)}>{item.name}</Link>
        </Entry>
      ))}
    </TodayGroup>
  );
}

/** The visitors who have answered since the last reply. */
export function Answered({ items }: WaitingProps) {
  return (
    <TodayGroup title="Answers">
      {items.map((item) => (
        <Entry key={pathOf(item)}>
          <Link to={pathOf(item)}>{item.name}</Link> has answered
        </Entry>
      ))}
    </TodayGroup>
  );
}

function pathOf({ kind, id }: UnansweredItem) {
  return `/admin/${kind}/${id}`;
}
