/** A box of what visitors send: its screens, and where the API has it. */
export interface Box {
  /** What the log of activity calls one of it. */
  subject: string;
  screen: string;
  path: string;
  label: { one: string; many: string };
  purpose: string;
}

export const boxes: readonly Box[] = [
  {
    subject: 'contact_message',
    screen: '/admin/messages',
    path: '/contact-messages',
    label: { one: 'Message', many: 'Messages' },
    purpose: 'What visitors write in the contact form is here the moment it is sent.',
  },
  {
    subject: 'meeting',
    screen: '/admin/meetings',
    path: '/meetings',
    label: { one: 'Meeting', many: 'Meetings' },
    purpose: 'What visitors ask for in the meeting form is here the moment it is sent.',
  },
];

/** What came from a visitor, as the API gives it. */
export interface Lead {
  id: number;
  reference: string;
  name: string;
  email: string;
  state: string;
  assignee_id: number | null;
  notes: string;
  version: number;
  /** Where it came from, as far as is known. */
  source: Record<string, string | null> | null;
  /** Why it was taken for spam. */
  suspicions: string[];
  created_at: string;
  phone?: string;
  description?: string;
  subject?: string;
  starts_at?: string;
  time_zone?: string;
  standing?: string;
}

export const states = ['new', 'in progress', 'won', 'lost', 'spam'];

/** Takes the address of a screen; gives its box, and the id of the lead that it is about. */
export function boxAt(address: string): { box: Box; id: string } {
  const { pathname } = new URL(address, location.origin);
  const box = boxes.find(({ screen }) => pathname === screen || pathname.startsWith(`${screen}/`));
  if (!box) throw new Response(null, { status: 404 });
  return { box, id: pathname.slice(box.screen.length + 1) };
}

/** The time of a meeting, on the visitor's clock unless another is wanted. */
export function timeOf({ starts_at = '', time_zone = 'UTC' }: Lead, zone = time_zone): string {
  const timeIn = (timeZone: string) => {
    const time = new Date(starts_at).toLocaleString('en', { dateStyle: 'full', timeStyle: 'short', timeZone });
    return `${time} (${timeZone})`;
  };
  try {
    return timeIn(zone);
  } catch {
    return timeIn('UTC'); // This browser knows fewer zones than the server.
  }
}
