import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { pageList } from '../../../content/addresses.ts';
import { helpAbout } from '../../../content/inbox/inbox-field.ts';
import { fileFields } from '../../../content/inbox/inbox-kind.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { en } from '../../../content/words/languages/en.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { firstServiceCategories } from '../../../content/service-categories.ts';
import { pageAddresses } from '../../public-addresses.ts';
import { wordsOnPage } from '../../page-words.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { createOneOfEach } from '../app/one-of-each.ts';

/** What stands in each required text of the records. */
const WRITTEN = 'Written';

/** What pages say that is declared: names of pages, types and fields, and that there is nothing of a type yet. */
const declared = [
  ...pageList.flatMap(({ name }) => name ?? []),
  ...contentTypes.flatMap(({ label, noun }) => [label.many, `No ${noun.many} yet`]),
  ...inboxKinds.flatMap(({ fields }) => Object.values(fields).map(({ label }) => label)),
  ...inboxKinds.flatMap((kind) => [...fileFields(kind).values()].map((field) => helpAbout(field, en.pages.forms.file))),
  ...firstServiceCategories.map(({ label }) => label),
];

/** What else a page may say by itself: labels of the specification, and neutral words of the interface. */
const labels = new Set([
  ...declared,
  ...`
    Service categories
    Select Time
    Subject to Discuss?
    Submit
    Leave this empty
    Schedule a Meeting...
    Time zone:
    30
    minutes
    Read the whole review
    About the author
    Asia/Karachi
    Book a call
    Book:
    Send a message
    No Meeting to Cancel
    Request another time
    This link does not belong to an upcoming meeting.
    This link does not belong to a meeting.
    The meeting may be over or already cancelled, or part of the link may be missing.
    Page Not Found
    The address may be old or mistyped.
    Go Back To Home!
    All posts
    All reviews
    All services
    Latest from the blog
    Who does the work
    Author
    Breadcrumb
    Close
    Enlarge the picture
    Feed
    Main
    Menu
    Picture
    Results
    Next
    Next case study
    Previous and next post
    Related Posts
    Related Services
    Search this site
    Skip to content
    We store what you send, and the page or email that brought you here. We delete it after 365 days, but never before a meeting you asked for.
    blog
    March 1, 2026
    1 min read
    Next:
    of
  `
    .split('\n')
    .map((label) => label.trim()),
]);

/** The name that an agency has by default. */
const NAME = 'Plinth';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ clock: () => new Date('2026-03-01T12:00:00Z') });
});
afterAll(() => app.stop());

test('a site of which nothing is written says nothing but labels', async () => {
  expect(await otherWords()).toEqual([]);
});

test('a site whose records have only what they need says nothing but labels and what is written', async () => {
  const types = contentTypes.filter(({ single }) => !single);
  const values = { services: [1], review_id: 1, results: [{ value: WRITTEN, label: WRITTEN }], sections: [] };
  const fields = { ...textsOf(contentTypes), ...values };
  await createOneOfEach(app, { title: WRITTEN, fields });
  await createOneOfEach(app, { title: WRITTEN, fields, types });
  expect(await otherWords()).toEqual([]);
});

/** Returns the words of all pages that are neither labels nor written, each after the path of its page. */
async function otherWords() {
  const found = [...pageAddresses('written').map(({ path }) => path), '/nothing'].map(async (path) => {
    const { body } = await app.get(path);
    return wordsOnPage(body)
      .map((words) => words.replaceAll(new RegExp(`(\\| )?\\b(${NAME}|${WRITTEN})\\b`, 'g'), '').trim())
      .filter((words) => /\p{L}/u.test(words) && !labels.has(words))
      .map((words) => `${path}: ${words}`);
  });
  return (await Promise.all(found)).flat();
}

/** Returns values for the required texts of some types, and for long ones, whose headings are left out. */
function textsOf(types: readonly ContentType[]) {
  const fields = types.flatMap((type) => Object.entries(type.fields));
  const texts = fields.filter(([, { kind, required }]) => kind === 'richText' || (required && /text$/i.test(kind)));
  return Object.fromEntries(texts.map(([name]) => [name, WRITTEN]));
}
