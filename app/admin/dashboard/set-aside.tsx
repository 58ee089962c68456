import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { inboxKinds, type InboxPlural } from '../../../content/inbox/inbox-kinds.ts';
import { screenOf } from '../inbox/inbox-item.ts';

/** What the spam filter set aside in the last seven days, with links to it. */
export function SetAside({ counts }: { counts: Record<InboxPlural, number> }) {
  const kinds = inboxKinds.filter(({ plural }) => counts[plural] > 0);
  if (kinds.length === 0) return null;
  return (
    <Text size="sm" c="dimmed">
      {'Set aside as spam in the last seven days: '}
      {kinds.map((kind, index) => (
        <span key={kind.name}>
          {index > 0 && ', '}
          <Link to={`${screenOf(kind)}?status=spam`}>
            {`${counts[kind.plural]} ${counts[kind.plural] === 1 ? kind.noun.one : kind.noun.many}`}
          </Link>
        </span>
      ))}
    </Text>
  );
}
