import { type RawBuilder, sql } from 'kysely';
import type { AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { meetingViews } from '../meetings/views.ts';

type WithViews = Extract<(typeof inboxKinds)[number], { views: object }>;

/** What is in the views of each kind that has some, as SQL. A view without a condition does not compile. */
const conditions: {
  [Kind in WithViews as Kind['name']]: (now: Date) => Record<keyof Kind['views'], RawBuilder<boolean>>;
} = {
  meeting: meetingViews,
};

/** Returns the SQL condition that an item of a kind is in one of its views; of the view of all, none. */
export function viewCondition({ name }: AnyInboxKind, view: string, now: Date): RawBuilder<boolean> | undefined {
  const ofKind: Record<string, (now: Date) => Record<string, RawBuilder<boolean>>> = conditions;
  return ofKind[name]?.(now)[view];
}

const NEWEST_FIRST = { column: 'created_at', direction: 'desc' } as const;

/** Returns the column by which a view of a kind is sorted, and in which direction. */
export function viewOrder({ views }: AnyInboxKind, view = '') {
  const { column, direction } = views?.[view]?.order ?? NEWEST_FIRST;
  return { column: sql<string>`${sql.ref(column)}`, direction };
}
