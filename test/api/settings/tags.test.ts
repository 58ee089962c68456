import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blog } from '../../../content/types/blog.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { type TagProvider, tagProviders } from '../../../content/tags/tag-providers.ts';
import { moveContentVersion } from '../../../server/content/content-version.ts';
import type { ContentTables } from '../../../server/content/tables.ts';
import { sampleTags } from '../../sample-tags.ts';
import { beginDraft, share } from '../../shared-drafts.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { addPerson } from '../app/people.ts';

let app: TestApp;
let sana: Awaited<ReturnType<typeof addPerson>>;
beforeEach(async () => {
  app = await startApp();
  sana = await addPerson(app, 'Sana');
});
afterEach(() => app.stop());

const save = (tags: unknown) => sana.ask('PUT', '/settings/1', { tags });
const open = (path: string) => app.get(path);
const policyOf = async (path: string) => String((await open(path)).headers['content-security-policy']);
const sourcesIn = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .filter((source) => source.startsWith('https:'));

const MATOMO = { provider: 'matomo', tag_id: '3', address: 'https://stats.example.com/matomo/' } as const;
const PLAUSIBLE = { provider: 'plausible', tag_id: 'example.com', address: null } as const;

/** What is no id at a provider. */
const wrongIds: Record<TagProvider, string> = {
  googleAnalytics: 'UA-12345-1',
  tagManager: 'G-AB12CD34EF',
  metaPixel: '1;alert(1)',
  linkedinInsight: 'linkedin',
  plausible: 'example com',
  umami: '1b4e28ba',
  matomo: '0',
};

describe('a tag', () => {
  test.each(sampleTags)('of $provider is named by an id, and nothing else is taken for one', async (tag) => {
    const { provider } = tag;
    expect((await save([tag])).status).toBe(200);
    expect((await sana.ask('GET', '/settings')).body.data.tags).toEqual([tag]);
    for (const tag_id of [wrongIds[provider], `${tag.tag_id}"`, `${tag.tag_id}</script>`, '../x']) {
      const { status, body } = await save([{ ...tag, tag_id }]);
      expect([tag_id, status, body.errors]).toEqual([
        tag_id,
        422,
        { 'tags.0.tag_id': [expect.stringContaining(`ID must be one of ${tagProviders[provider]}, such as `)] },
      ]);
    }
  });

  test.each([
    'http://stats.example.com',
    'https://user:secret@stats.example.com',
    'https://stats.example.com/?site=1',
    'https://stats.example.com/#x',
    'https://stats',
    'https://a;script-src.example.com',
    "https://a'.example.com",
    'https://a,b.example.com',
    'https://*.example.com',
    'https://stats.example.com/a;b',
  ])('cannot be at %s', async (address) => {
    const { status, body } = await save([{ ...MATOMO, address }]);
    expect([status, body.errors]).toEqual([
      422,
      { 'tags.0.address': ['Address must be that of your Matomo, such as https://stats.example.com.'] },
    ]);
  });

  test('has an address where its provider can be hosted by anybody, and only there', async () => {
    const { body } = await save([
      { ...MATOMO, address: '' },
      { provider: 'googleAnalytics', tag_id: 'G-AB12CD34EF', address: 'https://stats.example.com' },
      MATOMO,
    ]);
    expect(body.errors).toEqual({
      'tags.0.address': ['Address is required: where your Matomo is.'],
      'tags.1.address': ['Google Analytics has no address of its own. Leave Address empty.'],
      'tags.2.provider': ['Matomo is listed already.'],
    });
  });

  test('is written by owners alone', async () => {
    for (const role of ['editor', 'writer', 'sales'] as const) {
      const person = await addPerson(app, role, role);
      expect([role, (await person.ask('PUT', '/settings/1', { tags: [MATOMO] })).status]).toEqual([role, 403]);
    }
    expect((await sana.ask('GET', '/settings')).body.data.tags).toEqual([]);
  });
});

describe('the policy of pages', () => {
  test('opens to the hosts of the tags that are set, and a site without any is as if there were none', async () => {
    const look = async (path: string) => {
      const { headers, body } = await open(path);
      const { 'content-security-policy': policy, 'content-length': length } = headers;
      return { policy: String(policy).replaceAll(HASH, ''), length, body: body.replaceAll(FRESH, '') };
    };
    const paths = ['/', '/contact-us', '/no-such-page'];
    const before = await Promise.all(paths.map(look));
    await save([MATOMO, PLAUSIBLE]);
    const policy = await policyOf('/');
    const hosts = ['https://stats.example.com', 'https://plausible.io'];
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect([directive, sourcesIn(policy, directive)]).toEqual([directive, hosts]);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('frame-src');
    expect((await open('/contact-us')).body).toContain('Cookie settings');

    await save([]);
    expect(await Promise.all(paths.map(look))).toEqual(before);
    for (const { body } of before) expect(body).not.toMatch(/cookie|consent|"tags|matomo/i);
  });

  test('stays closed on pages without tags: those of links in emails, previews, sign-in, errors', async () => {
    await save([MATOMO]);
    const team_id = await app.create(teamMember, { name: 'Mira' });
    const draft = await beginDraft(sana, blog, null, { title: 'A draft', team_id });
    const { path } = await share(sana, draft);
    const live = { type: 'pages', key: 'home', fields: { title: 'Home' } };
    for (const closed of [
      path,
      '/preview-frame',
      '/meeting/move?token=x',
      '/meeting/cancel?token=x',
      '/Meeting/Cancel?token=x',
      '/meeting/reminders?token=x',
      '/no-such-page/at-all',
      '/login',
      '/admin',
    ]) {
      const { headers, body } = await open(closed);
      expect([closed, String(headers['content-security-policy'])]).toEqual([
        closed,
        expect.not.stringContaining('stats.example.com'),
      ]);
      expect([closed, body.includes('Cookie settings')]).toEqual([closed, false]);
    }
    expect((await sana.ask('POST', '/live-preview', live)).text).not.toContain('Cookie settings');
    expect((await open('/about-us')).body).toContain('Cookie settings');
  });

  test('takes no source from what is stored, if it is not that of a tag', async () => {
    const db = app.services.database.kysely.withTables<ContentTables & { settings: { tags: string } }>();
    const tags = [
      { ...MATOMO, address: 'https://a;script-src * .example.com' },
      { ...PLAUSIBLE, tag_id: "'</script><script>alert(1)</script>" },
      { provider: 'toString', tag_id: '1', address: null },
    ];
    await db
      .updateTable('settings')
      .set({ tags: JSON.stringify(tags) })
      .execute();
    await moveContentVersion(app.services.database.kysely.withTables<ContentTables>());
    const { headers, body } = await open('/about-us');
    expect(headers['content-security-policy']).not.toMatch(/https:|\*/);
    expect(body).not.toContain('Cookie settings');
  });
});

test('the page about privacy names the providers, in its language', async () => {
  const languages = ['en', 'de'].map((language) => ({ language, shown: true }));
  await sana.call('PUT', '/settings/1', { languages, privacy_link: '/privacy', tags: [MATOMO, PLAUSIBLE] });
  await sana.call('PUT', '/pages/privacy', { status: 1 });
  await sana.call('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  await sana.call('PUT', '/pages/privacy/translations/de', {
    title: 'Datenschutz',
    slug: 'datenschutz',
    status: 1,
    sections: [],
  });
  const page = (await open('/privacy')).body;
  expect(page).toContain('pages of this site load Matomo (stats.example.com) and Plausible.');
  expect((await open('/de/datenschutz')).body).toContain(
    'laden die Seiten dieser Website Matomo (stats.example.com) und',
  );
  expect((await open('/about-us')).body).not.toContain('pages of this site load');
  await save([]);
  expect((await open('/privacy')).body).not.toContain('pages of this site load');
});

/** What differs each time that a page is made. */
const FRESH = /nonce="[^"]*"|<input type="hidden"[^>]*>|"(?:form|idempotency)[^<]*/g;
const HASH = /'sha256-[^']*'/g;
