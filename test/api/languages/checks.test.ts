import { beforeAll, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { page } from '../../../content/types/page.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import type { Hint } from '../../../server/site/checks/publish-checks.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();

const linkTo = (address: string, words: string) => `<p><a href="${address}">${words}</a></p>`;
const readData = async <Data>(path: string) => (await site.client.call<{ data: Data }>('GET', path)).data;
const deadLinks = async () => (await site.client.ask('GET', '/overview')).body.data.dead_links;

beforeAll(async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await site.client.call('PUT', '/settings/1', { languages });
  const home = { title: 'Start', status: 1, sections: [] };
  await site.client.call('PUT', '/pages/home/translations/de', home);
  const team_id = await site.app.create(teamMember, {});
  await site.app.create(blog, { title: 'Here', slug: 'here', team_id, image_alt: 'A bridge' });
  await site.app.create(blog, { title: 'There', slug: 'there', team_id });
});

async function hintsOf(type: string, key: string, fields: object) {
  const draft = { type, key, language: 'de', fields };
  const { data } = await site.client.call<{ data: { id: number } }>('POST', '/drafts', draft);
  const hints = await site.client.call<{ data: Hint[] }>('GET', `/drafts/${data.id}/checks`);
  await site.client.call('DELETE', `/drafts/${data.id}`);
  return hints.data.filter(({ kind }) => kind !== 'refused');
}

test('a translation is checked in its language: alternative texts, lengths, and links to what is not translated', async () => {
  const fields = {
    title: 'Hier',
    seo_title: 'x'.repeat(61),
    seo_description: 'Alles.',
    description: linkTo('/blogs/there', 'dort') + linkTo('/blogs/nowhere', 'fort') + linkTo('/', 'daheim'),
  };
  expect((await hintsOf('blogs', 'here', fields)).map(({ field, message }) => [field, message])).toEqual([
    ['seo_title', 'Search results show about 60 characters of the German SEO Title. It has 61.'],
    ['image_alt', 'Blog Image has no alternative text in German.'],
    ['description', 'The link “dort” leads to a page that is not in German. Visitors get the English one.'],
    ['description', 'The link “fort” leads to /blogs/nowhere, which visitors cannot see.'],
  ]);
  const translated = { ...fields, seo_title: 'Hier', image_alt: 'Eine Brücke', description: linkTo('/', 'daheim') };
  expect(await hintsOf('blogs', 'here', translated)).toEqual([]);
});

test('so are its sections: the pictures and links that they share with the record, by the words that they have here', async () => {
  const { image } = await readData<{ image: string }>('/blogs/here');
  const actions = [{ label: 'Read', link: '/blogs/there' }];
  const sections = [
    { id: 'a', type: 'hero', title: 'Untranslated', actions },
    { id: 'b', type: 'pictureText', title: 'Bridge', html: '<p>It carries.</p>', image, image_alt: 'A bridge' },
    { id: 'c', type: 'hero', title: 'Welcome', actions },
  ];
  await site.app.create(page, { slug: 'parts', title: 'Parts', sections });
  // A draft gives the items ids.
  await hintsOf('pages', 'parts', {});
  const stored = await readData<{ sections: { actions: { id: string }[] }[] }>('/pages/parts');
  const [action] = stored.sections[2]?.actions ?? [];
  const words = [
    { id: 'b', type: 'pictureText', title: 'Brücke', html: '<p>Sie trägt.</p>' },
    { id: 'c', type: 'hero', title: 'Willkommen', actions: [{ id: action?.id, label: 'Lesen' }] },
  ];
  expect(await hintsOf('pages', 'parts', { title: 'Teile', seo_description: 'Alles.', sections: words })).toEqual([
    {
      field: 'sections.0.image_alt',
      kind: 'alt',
      message: expect.stringMatching(/ has no alternative text in German\.$/),
    },
    {
      field: 'sections.1.actions.0.link',
      kind: 'link',
      message: expect.stringContaining('“Lesen” leads to a page that is not in German.'),
    },
  ]);
});

test('a dead link is listed in the language that has it, with the address of the record', async () => {
  const description = linkTo('/blogs/gone', 'fort') + linkTo('/blogs/there', 'dort');
  const words = { title: 'Hier', slug: 'hier', short_description: 'Hier', description, status: 1 };
  await site.client.call('PUT', '/blogs/here/translations/de', words);
  const dead = { type: 'blogs', key: 'here', language: 'de', title: 'Hier', field: 'description', text: 'fort' };
  expect(await deadLinks()).toEqual([{ ...dead, href: '/blogs/gone' }]);
  await site.client.call('PUT', '/pages/home/translations/de', { status: 2 });
  expect(await deadLinks()).toEqual([]);
});
