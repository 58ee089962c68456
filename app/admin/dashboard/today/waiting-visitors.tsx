import { Alert, Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { UnansweredItem } from '../../../../server/leads/replies/waiting-visitors.ts';

interface WaitingProps {
  items: UnansweredItem[];
}

/** Names the visitors whose reply the mail server refused for good, or that came back. */
export function FailedReplies({ items }: WaitingProps) {
  if (items.length === 0) return null;
  const title = items.length === 1 ? 'A reply could not be sent' : `${items.length} replies could not be sent`;
  return (
    <Alert color="red" title={title}>
      <Visitors items={items} />
    </Alert>
  );
}

/** Names the visitors who have answered since the last reply. */
export function Answered({ items }: WaitingProps) {
  if (items.length === 0) return null;
  return (
    <Alert title={items.length === 1 ? 'A visitor has answered' : `${items.length} visitors have answered`}>
      <Visitors items={items} />
    </Alert>
  );
}

function Visitors({ items }: WaitingProps) {
  return (
    <Group>
      {items.map(({ kind, id, name }) => (
        <Anchor key={`${kind}/${id}`} component={Link} to={`/admin/${kind}/${id}`} size="sm" underline="always">
          {name}
        </Anchor>
      ))}
    </Group>
  );
}
