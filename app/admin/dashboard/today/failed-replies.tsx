import { Alert, Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import type { UnansweredItem } from '../../../../server/leads/replies/failed-replies.ts';

/** Names the visitors who wait for a reply that the mail server refused for good. */
export function FailedReplies({ items }: { items: UnansweredItem[] }) {
  if (items.length === 0) return null;
  const title = items.length === 1 ? 'A reply could not be sent' : `${items.length} replies could not be sent`;
  return (
    <Alert color="red" title={title}>
      <Group>
        {items.map(({ kind, id, name }) => (
          <Anchor key={`${kind}/${id}`} component={Link} to={`/admin/${kind}/${id}`} size="sm" underline="always">
            {name}
          </Anchor>
        ))}
      </Group>
    </Alert>
  );
}
