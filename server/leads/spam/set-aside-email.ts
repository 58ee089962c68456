import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import type { EmailMessage } from '../../platform/mail.ts';
import type { ItemFields } from '../email/text-layout.ts';
import type { InboxItem } from '../tables.ts';

/** Of each kind. */
export const MAX_LISTED = 20;
const MAX_QUOTED = 120; // characters
const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi;

/** What was set aside of one kind: how much, and the newest of it. */
export interface SetAside {
  kind: AnyInboxKind;
  total: number;
  newest: InboxItem[];
}

interface SetAsideEmail {
  /** At least one. */
  found: SetAside[];
  to: string;
  agency: string;
  publicUrl: string;
}

/** Writes the email about items that were set aside. It quotes their first words, but no links. */
export function setAsideEmail({ found, to, agency, publicUrl }: SetAsideEmail): EmailMessage {
  const what = found.map(({ kind, total }) => `${total} ${total === 1 ? kind.noun.one : kind.noun.many}`).join(' and ');
  return {
    to,
    subject: `${what} set aside as spam`,
    text: `The spam filter has set aside ${what}. Nobody was emailed about that.

${found.map(listed).join('\n\n')}

If something is meant for you, give it another status:
${found.map(({ kind }) => `${publicUrl}/admin/${kind.plural}?status=spam`).join('\n')}

${agency}`,
  };
}

function listed({ kind, total, newest }: SetAside) {
  const more = total - newest.length;
  return [...newest.map((item) => quoted(kind, item)), ...(more > 0 ? [`And ${more} more.`] : [])].join('\n\n');
}

function quoted(kind: AnyInboxKind, item: InboxItem) {
  const columns: ItemFields = { ...item };
  const text = String(columns[kind.text] ?? '')
    .replace(/\s+/g, ' ')
    .replace(LINK, '[link]');
  const shown = text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED).trimEnd()}…` : text;
  return `${kind.label.one} ${item.reference} from ${item.name.replace(LINK, '[link]')}\n${shown}`;
}
