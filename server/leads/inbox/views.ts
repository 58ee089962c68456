import { type RawBuilder, sql } from 'kysely';
import type { AnyInboxKind, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { MEETING_MINUTES } from '../../../content/inbox/appointment.ts';
import type { meeting } from '../../../content/inbox/meeting.ts';

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

/** After how many minutes a meeting is over: the databases have no common way to add those of each. */
const LENGTHS = [MEETING_MINUTES, 60, 90, 120, 240, 480];

/** Returns the SQL conditions that a meeting is in each view at a time. */
function meetingViews(now: Date): Record<keyof typeof meeting.views, RawBuilder<boolean>> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const isAhead = LENGTHS.map(
    (length, index) => sql`(minutes > ${LENGTHS[index - 1] ?? 0} and starts_at > ${ago(length)})`,
  );
  const takesPlace = sql<boolean>`(appointment = 'confirmed' and (${sql.join(isAhead, sql` or `)}))`;
  return {
    upcoming: takesPlace,
    'to-answer': sql`appointment = 'requested'`,
    past: sql`(appointment <> 'requested' and not ${takesPlace})`,
  };
}
