import { type AnyInboxKind, type InboxForm, type InboxKindName, inboxKinds } from '../../inbox/inbox-kinds.ts';
import type { Language } from '../../languages.ts';
import { contactMessageWords } from './contact-message.ts';
import type { KindWords } from './kind-words.ts';
import { meetingWords } from './meeting.ts';

/** What visitors read of each kind of inbox item. */
export const inboxWords = {
  contact_message: contactMessageWords,
  meeting: meetingWords,
} satisfies Record<InboxKindName, KindWords>;

/** What forms call their fields, by kind. */
export type FormLabels = { readonly [Name in InboxKindName]: (typeof inboxWords)[Name][Language]['fields'] };

/** Returns what visitors read of a kind of inbox item in a language. */
export function inboxWordsIn(language: Language, { name }: AnyInboxKind): KindWords[Language] {
  return inboxWords[name][language];
}

/** Returns what the pages of the forms are called at first, in a language. */
export function formPageNamesIn(language: Language): Record<InboxForm, string> {
  const names = inboxKinds.map((kind) => [kind.form, inboxWordsIn(language, kind).pageName]);
  return Object.fromEntries(names) as Record<InboxForm, string>;
}

/** Returns what forms call their fields in a language. */
export function formLabelsIn(language: Language): FormLabels {
  const labels = Object.entries(inboxWords).map(
    ([
      name,
      {
        [language]: { fields, inForm },
      },
    ]) => [name, { ...fields, ...inForm }],
  );
  return Object.fromEntries(labels) as FormLabels;
}
