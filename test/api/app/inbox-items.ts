import { type InboxFieldKind, type SentFile, sentName } from '../../../content/inbox/inbox-field.ts';
import { fileFields } from '../../../content/inbox/inbox-kind.ts';
import type { AnyInboxKind } from '../../../content/inbox/inbox-kinds.ts';
import { multipart } from '../../api-client.ts';
import { pdf } from '../../files.ts';
import { png } from '../../pictures.ts';
import { typedFields } from '../../typed-fields.ts';
import type { TestApp } from './app.ts';

interface Visitor {
  /** Part of every text. */
  name?: string;
  email?: string;
  /** The time in items that have one. */
  time?: Date;
}

/** Returns valid input for an item of a kind, apart from files. */
export function itemOf({ fields }: AnyInboxKind, visitor: Visitor = {}): Record<string, string> {
  const { name = 'Ines Moreau', email = 'ines@example.com', time = new Date(Date.now() + 86_400_000) } = visitor;
  const values: Record<Exclude<InboxFieldKind, 'file'>, string> = {
    text: name,
    longText: `${name} would like a new shop.`,
    email,
    phone: `${name}: 555 0107`,
    moment: time.toISOString(),
    timeZone: 'Europe/Berlin',
  };
  return Object.fromEntries(typedFields(fields).map(([name, field]) => [sentName(name, field), values[field.kind]]));
}

/** Sends an item as programs do: as JSON, or with its files as a form. */
export async function sendItem(app: TestApp, kind: AnyInboxKind, item: Record<string, string>) {
  const url = `/api/${kind.form}/store`;
  const files = await Promise.all(
    [...fileFields(kind)].map(async ([name, field]) => [name, await fileFor(field)] as const),
  );
  if (files.length === 0) return app.post(url, item);
  const { type, body } = await multipart([
    ...Object.entries(item),
    ...files.map(([name, file]): [string, File] => [name, file]),
  ]);
  return app.request({ method: 'POST', url, headers: { 'content-type': type }, payload: body });
}

function fileFor({ kinds: [kind] }: SentFile) {
  return kind === 'picture' ? png() : pdf();
}
