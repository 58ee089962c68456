import { viewToAnswer } from '../../../../content/inbox/inbox-kind.ts';
import { type AnyInboxKind, inboxKinds } from '../../../../content/inbox/inbox-kinds.ts';
import { meeting } from '../../../../content/inbox/meeting.ts';
import type { InboxItem } from '../../inbox/inbox-item.ts';
import { load, type PageMeta } from '../../parts/api.ts';
import { mayLoad } from '../../parts/signed-in.ts';

export interface Leads {
  /** What needs a reply, of each kind. */
  unanswered: FirstItems[];
  /** What is to be followed up today, of each kind. */
  followUps: FirstItems[];
  /** Confirmed meetings, the next first. */
  meetings: InboxItem[];
}

/** The first items of a list, and how many there are in total. */
export interface FirstItems {
  kind: AnyInboxKind;
  items: InboxItem[];
  total: number;
}

/** Those first that say themselves which of their items need a reply. */
const kinds = inboxKinds.toSorted((a, b) => Number(!viewToAnswer(a)) - Number(!viewToAnswer(b)));

/** Reads unanswered items and coming meetings; nothing for people who do not answer them. */
export async function readLeads(): Promise<Leads> {
  if (!(await mayLoad('work on leads'))) return { unanswered: [], followUps: [], meetings: [] };
  const [meetings, unanswered, followUps] = await Promise.all([
    readFirst(meeting, 'view=upcoming&per_page=20'),
    Promise.all(kinds.map((kind) => readFirst(kind, `${queryToAnswer(kind)}&per_page=5`))),
    Promise.all(kinds.map((kind) => readFirst(kind, `${QUERY_TO_FOLLOW_UP}&per_page=5`))),
  ]);
  return { unanswered, followUps, meetings: meetings.items };
}

/** Lists the items to come back to today, in the view of all. */
export const QUERY_TO_FOLLOW_UP = 'follow_up=due';

/** Returns the query that lists the items of a kind that need a reply. */
export function queryToAnswer(kind: AnyInboxKind): string {
  const view = viewToAnswer(kind);
  return view ? `view=${view}` : 'status=new';
}

async function readFirst(kind: AnyInboxKind, query: string): Promise<FirstItems> {
  const { data, meta } = await load<{ data: InboxItem[]; meta: PageMeta }>(`/${kind.path}?${query}`);
  return { kind, items: data, total: meta.total };
}
