import { type InboxFieldKind, sentName } from '../../../content/inbox/inbox-field.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';

interface Visitor {
  /** Part of every text. */
  name?: string;
  email?: string;
  /** The time in items that have one. */
  time?: Date;
}

/** Returns valid input for an item of a kind. */
export function itemOf({ fields }: AnyInboxKind, visitor: Visitor = {}): Record<string, string> {
  const { name = 'Ines Moreau', email = 'ines@example.com', time = new Date(Date.now() + 86_400_000) } = visitor;
  const values: Record<InboxFieldKind, string> = {
    text: name,
    longText: `${name} would like a new shop.`,
    email,
    phone: `${name}: 555 0107`,
    moment: time.toISOString(),
    timeZone: 'Europe/Berlin',
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [sentName(name, field), values[field.kind]]));
}
