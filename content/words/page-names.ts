import { type InboxForm, inboxKinds } from '../inbox/inbox-kinds.ts';
import type { Language } from '../languages.ts';
import { inboxWordsIn } from './inbox/inbox-words.ts';
import { wordsIn } from './index.ts';

/** Returns what the built-in pages are called at first, in a language. Not beside the words, which public pages load without kinds. */
export function pageNamesIn(language: Language) {
  const ofForms = inboxKinds.map((kind) => [kind.form, inboxWordsIn(language, kind).pageName]);
  return { ...wordsIn(language).first.pageNames, ...(Object.fromEntries(ofForms) as Record<InboxForm, string>) };
}
