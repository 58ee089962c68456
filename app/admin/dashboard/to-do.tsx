import { Anchor, Paper, Text } from '@mantine/core';
import { Link } from 'react-router';
import { type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { contentTypes } from '../../../content/index.ts';
import type { ContentDashboard } from '../../../server/content/dashboard.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import { homeOf } from '../shell/screens.ts';

/** What the signed-in person may see of it. */
export type Counts = Partial<Record<InboxPlural, number> & ContentDashboard>;

export function ToDo({ counts }: { counts: Counts }) {
  const tasks = tasksOf(counts);
  if (tasks.length === 0) return <Text c="dimmed">Nothing to do. Everything is up to date.</Text>;
  return tasks.map(({ sentence, to }) => (
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

function tasksOf(counts: Counts): { sentence: string; to?: string }[] {
  const inactive = contentTypes.flatMap((type) => {
    const count = counts.inactive?.[type.name] ?? 0;
    const to = `${homeOf(type)}?status=2`;
    return count > 0 ? [{ sentence: `InActive in ${type.label.many}: ${count}`, to }] : [];
  });
  const tasks = [
    ...inboxKinds.map((kind) => ({
      count: counts[kind.plural],
      sentence: `New ${kind.noun.many}: ${counts[kind.plural]}`,
      to: `${screenOf(kind)}?status=new`,
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
  return [...tasks.filter(({ count = 0 }) => count > 0), ...inactive];
}
