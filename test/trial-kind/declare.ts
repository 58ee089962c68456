import { pages, type PublicPage } from '../../content/addresses.ts';
import type { InboxKind } from '../../content/inbox/inbox-kind.ts';
import { inboxKinds } from '../../content/inbox/inbox-kinds.ts';
import { languageTags } from '../../content/languages.ts';
import { inboxWords } from '../../content/words/inbox/inbox-words.ts';
import type { KindWords } from '../../content/words/inbox/kind-words.ts';
import { application } from './application.ts';

// Imported before a server starts from its sources: it then has one kind more. The pages are built without it, so a form with
// files is sent to the contact page, which stores a message.
(inboxKinds as unknown as InboxKind[]).push(application);
(inboxWords as Record<string, KindWords>)[application.name] = Object.fromEntries(
  languageTags.map((language) => [
    language,
    {
      pageName: 'Apply',
      fields: Object.fromEntries(Object.entries(application.fields).map(([name, { label }]) => [name, label])),
      thanks: 'Thanks for applying.',
      received: 'We have received your application',
      confirmation: 'Thank you for your application.',
    },
  ]),
) as KindWords;
(pages as Record<string, PublicPage>)[application.form] = pages.contact;
