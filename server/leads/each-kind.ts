import { type AnyInboxKind, byPlural, inboxKinds, type InboxPlural } from '../../content/inbox/inbox-kinds.ts';

/** Does some work for each kind, one after the other, and returns the results by the plurals of the kinds. */
export async function ofEachKind<Result>(
  work: (kind: AnyInboxKind) => Promise<Result>,
): Promise<Record<InboxPlural, Result>> {
  const results = new Map<string, Result>();
  for (const kind of inboxKinds) results.set(kind.name, await work(kind));
  return byPlural(({ name }) => results.get(name) as Result);
}
