import { afterAll, beforeAll, expect, test } from 'vitest';
import { pages } from '../../../content/addresses.ts';
import { blog } from '../../../content/types/blog.ts';
import { settings } from '../../../content/types/settings.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TestApp, startApp } from '../app/app.ts';

let app: TestApp;
let person: number;
beforeAll(async () => {
  app = await startApp();
  person = await app.create(teamMember, { name: 'Ada Lovelace', job_title: 'Answers letters' });
  for (let number = 1; number <= 4; number += 1) await app.create(blog, { title: `Post ${number}`, team_id: person });
});
afterAll(() => app.stop());

const withForm = [pages.contact.path, pages.meeting.path];

/** Returns the pages that show the person's name. */
async function shownOn(paths: string[]) {
  const bodies = await Promise.all(paths.map(async (path) => ({ path, body: (await app.get(path)).body })));
  return bodies.flatMap(({ path, body }) => (body.includes('Ada Lovelace') ? path : []));
}

test('the pages with a form show the person who answers, as soon as one is named', async () => {
  expect(await shownOn(withForm)).toEqual([]);
  await app.services.content.update(settings, 1, { contact_person: person });
  expect(await shownOn(withForm)).toEqual(withForm);
  for (const path of withForm) expect((await app.get(path)).body).toContain('Answers letters');
});

test('posts in a list name their author', async () => {
  expect(await shownOn([pages.blogs.path])).toEqual([pages.blogs.path]);
});

test('somebody who is InActive is shown nowhere', async () => {
  await app.services.content.update(teamMember, person, { status: 2 });
  expect(await shownOn([...withForm, pages.blogs.path])).toEqual([]);
});
