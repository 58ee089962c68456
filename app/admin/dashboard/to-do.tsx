import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { contentTypes } from '../../../content/index.ts';
import { homeOf } from '../shell/screens.ts';

/** What the API counts for the dashboard. */
export interface Counts extends Record<InboxPlural, number> {
  /** By the name of the type. */
  inactive: Record<string, number>;
  blogs_without_author: number;
  blogs_without_headings: number;
  demonstration: number;
}

/** What may be waiting for an administrator, each with the way to it. */
export function Waiting({ counts }: { counts: Counts }) {
  const things = thingsOf(counts);
  if (things.length === 0) return <Text c="dimmed">Nothing. Everything is up to date.</Text>;
  return things.map(({ sentence, to }) => (
    <Paper key={sentence} withBorder p="md">
      {to ? (
        <Anchor component={Link} to={to}>
          {sentence}
        </Anchor>
      ) : (
        <Text>{sentence}</Text>
      )}
    </Paper>
  ));
}

function thingsOf(counts: Counts): { sentence: string; to?: string }[] {
  const inactive = contentTypes.flatMap((type) => {
    const count = counts.inactive[type.name] ?? 0;
    const to = `${homeOf(type)}?status=2`;
    return count > 0 ? [{ sentence: `InActive in ${type.label.many}: ${count}`, to }] : [];
  });
  const things = [
    ...inboxKinds.map(({ plural, noun }) => ({
      count: counts[plural],
      sentence: `New ${noun.many}: ${counts[plural]}`,
      to: `/admin/${plural}?status=new`,
    })),
    {
      count: counts.blogs_without_author,
      sentence: `Blogs without author: ${counts.blogs_without_author}`,
      to: '/admin/blogs?without=teams',
    },
    {
      count: counts.blogs_without_headings,
      sentence: `Blogs without headings: ${counts.blogs_without_headings}`,
      to: '/admin/blogs?without=headings',
    },
  ];
  return [...things.filter(({ count }) => count > 0), ...inactive];
}
