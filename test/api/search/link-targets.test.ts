import { expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { heading } from '../../../content/types/heading.ts';
import { page } from '../../../content/types/page.ts';
import { service } from '../../../content/types/service.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { roles } from '../../../content/roles.ts';
import { addPerson } from '../app/people.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

interface Target {
  type: string;
  key: string;
  title: string;
  status: number | null;
}

async function find(search: string): Promise<Target[]> {
  const { status, body } = await site.client.ask('GET', `/link-targets?search=${encodeURIComponent(search)}`);
  expect(status).toBe(200);
  return body.data;
}

const titles = async (search: string) => (await find(search)).map(({ title }) => title);

test('the newest four of each type are found, however many another has, and hidden ones are marked', async () => {
  const team_id = await site.app.create(teamMember, { name: 'Mara' });
  await site.app.create(service, { title: 'Hafenrundfahrt', slug: 'hafenrundfahrt', status: 2 });
  for (let count = 1; count <= 6; count += 1) await site.app.create(blog, { title: `Hafen ${count}`, team_id });
  const [tour, ...posts] = await find('hafen');
  expect(tour).toEqual({ type: 'service', key: 'hafenrundfahrt', title: 'Hafenrundfahrt', status: 2 });
  expect(posts.map(({ title }) => title)).toEqual(['Hafen 6', 'Hafen 5', 'Hafen 4', 'Hafen 3']);
  expect(posts.map(({ status }) => status)).toEqual([1, 1, 1, 1]);
});

test.each([
  ['r', true],
  ['LOTSENSTA', true],
  ['senst', true],
  ['lotsen sta', false],
  ['lötsen', true],
  ['lotsenstation am', true],
  ['nebelhorn', false],
  ['%', false],
])('“%s” finds “Lotsenstation am Kai r”: %s', async (search, isFound) => {
  const section = { id: 'a', type: 'richText', html: '<p>Nebelhorn</p>' };
  const id = await site.app.create(page, { title: 'Lotsenstation am Kai r', sections: [section] });
  expect((await titles(search)).includes('Lotsenstation am Kai r')).toBe(isFound);
  await site.app.services.content.softDelete(page, id);
});

test('neither what was deleted is found, nor what has no page', async () => {
  const team_id = await site.app.create(teamMember, { name: 'Mara' });
  const blog_id = await site.app.create(blog, { title: 'Werft', team_id });
  await site.app.create(heading, { heading: 'Werftgasse', blog_id });
  const id = await site.app.create(service, { title: 'Werftservice' });
  expect(await titles('werft')).toEqual(['Werftservice', 'Werft']);
  await site.app.services.content.softDelete(service, id);
  expect(await titles('werft')).toEqual(['Werft']);
});

test('everyone who may read content finds the same, each record once, by the words of any language', async () => {
  await site.app.create(page, { title: 'Leuchtturm', slug: 'leuchtturm' });
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await site.client.call('PUT', '/settings/1', { languages });
  await site.client.call('PUT', '/pages/leuchtturm/translations/de', { title: 'Feuerturm', status: 1 });
  const target = { type: 'page', key: 'leuchtturm', title: 'Leuchtturm', status: 1 };
  for (const role of roles) {
    const person = await addPerson(site.app, `Reader ${role}`, role);
    for (const search of ['leuchtt', 'feuert', 'turm'])
      expect((await person.ask('GET', `/link-targets?search=${search}`)).body.data).toEqual([target]);
  }
});

test('what is no text, or too long, is refused', async () => {
  const tooLong = await site.client.ask('GET', `/link-targets?search=${'a'.repeat(201)}`);
  expect([tooLong.status, tooLong.body.errors]).toEqual([
    422,
    { search: ['search can be at most 200 characters long.'] },
  ]);
});
