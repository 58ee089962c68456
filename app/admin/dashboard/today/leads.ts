import { contactMessage } from '../../../../content/inbox/contact-message.ts';
import { meeting } from '../../../../content/inbox/meeting.ts';
import type { InboxItem } from '../../inbox/inbox-item.ts';
import { load, type PageMeta } from '../../parts/api.ts';
import { mayLoad } from '../../parts/signed-in.ts';

export interface Leads {
  messages: FirstItems;
  requests: FirstItems;
  /** Confirmed meetings, the next first. */
  meetings: InboxItem[];
}

/** The first items of a list, and how many there are in total. */
export interface FirstItems {
  items: InboxItem[];
  total: number;
}

const NONE: FirstItems = { items: [], total: 0 };

/** Reads unanswered messages and requests, and coming meetings; nothing for people who do not answer them. */
export async function readLeads(): Promise<Leads> {
  if (!(await mayLoad('work on leads'))) return { messages: NONE, requests: NONE, meetings: [] };
  const [messages, requests, meetings] = await Promise.all([
    readFirst(`/${contactMessage.path}?status=new&per_page=5`),
    readFirst(`/${meeting.path}?view=to-answer&per_page=5`),
    readFirst(`/${meeting.path}?view=upcoming&per_page=20`),
  ]);
  return { messages, requests, meetings: meetings.items };
}

async function readFirst(path: string): Promise<FirstItems> {
  const { data, meta } = await load<{ data: InboxItem[]; meta: PageMeta }>(path);
  return { items: data, total: meta.total };
}
