import type { AnyInboxKind, InboxKindName } from '../../inbox/inbox-kinds.ts';
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
