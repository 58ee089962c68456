import type { InboxKind } from '../../inbox/inbox-kind.ts';
import type { Language } from '../../languages.ts';

/** What visitors read of a kind of inbox item, in every language. */
export type KindWords<Kind extends InboxKind = InboxKind> = Readonly<
  Record<Language, WordsOfKind<keyof Kind['fields']>>
>;

interface WordsOfKind<Field extends PropertyKey> {
  /** What the page of its form is called at first. */
  readonly pageName: string;
  /** What its fields are called. */
  readonly fields: Readonly<Record<Field, string>>;
  /** What its form calls those that it asks for in other words, as the English one is specified. Errors name them as above. */
  readonly inForm?: Readonly<Partial<Record<Field, string>>>;
  /** What its form says once it is sent. */
  readonly thanks: string;
  /** The subject of its confirmation, and how that begins. */
  readonly received: string;
  readonly confirmation: string;
}
