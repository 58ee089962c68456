import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SamePersonItem } from '../../../../server/leads/timeline/timeline.ts';
import { Ago } from '../../parts/ago.tsx';
import { Section } from '../../parts/screen.tsx';

/** What else somebody has sent, newest first. */
export function SamePerson({ items }: { items: SamePersonItem[] }) {
  if (items.length === 0) return null;
  return (
    <Section id="same-person" title="Also from this person" gap="xs">
      <ul className="plain-list unmarked">
        {items.map(({ kind, id, reference, status, text, created_at }) => (
          <li key={`${kind} ${id}`}>
            <Link to={`/admin/${kind}/${id}`}>{reference}</Link>
            <Text size="sm" c="dimmed" span>
              {`, ${status}, `}
              <Ago time={created_at} />
            </Text>
            <Text size="sm" className="in-short" dir="auto">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
