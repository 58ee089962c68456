import { beforeAll, expect, test } from 'vitest';
import { page } from '../../../content/types/page.ts';
import { signedInApp } from '../app/signed-in-app.ts';

const site = signedInApp();
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => site.client.ask(method, path, body);
const pageAt = async (url: string) => (await site.app.get(url)).body;
const translate = (sections: object[]) =>
  ask('PUT', '/pages/carrying/translations/de', { title: 'Tragen', status: 1, slug: 'tragen', sections });

const hero = (id: string, title: string) => ({ id, type: 'hero', title, actions: [] });
const bridges = { id: 'bridges', type: 'hero', title: 'Brücken' };
const hidden = { id: 'columns', type: 'hero', hidden: true };

beforeAll(async () => {
  await ask('PUT', '/settings/1', { languages: ['en', 'de'].map((language) => ({ language, shown: true })) });
  await ask('PUT', '/pages/home/translations/de', { title: 'Start', status: 1, sections: [] });
  const sections = [hero('bridges', 'Bridges'), hero('columns', 'Columns')];
  await site.app.create(page, { slug: 'carrying', title: 'Carrying', sections });
});

test('a section that is hidden in one language needs no words there, and is shown in the others', async () => {
  expect((await translate([bridges, hidden])).status).toBe(200);
  expect(await pageAt('/de/tragen')).toContain('Brücken');
  expect(await pageAt('/de/tragen')).not.toContain('Columns');
  expect(await pageAt('/carrying')).toContain('Columns');
});

test('hiding and showing one is seen at once, though pages are cached', async () => {
  await translate([bridges, { ...hidden, title: 'Säulen', hidden: false }]);
  expect(await pageAt('/de/tragen')).toContain('Säulen');
  await translate([
    { ...bridges, hidden: true },
    { ...hidden, title: 'Säulen' },
  ]);
  expect(await pageAt('/de/tragen')).not.toMatch(/Brücken|Säulen/);
  expect(await pageAt('/carrying')).toMatch(/Bridges.*Columns/s);
});

test('one that is shown needs its words, and what is wrong with one that is hidden is said too', async () => {
  expect((await translate([bridges, { ...hidden, hidden: false }])).body.errors).toEqual({
    'sections.1.title': ['Title is required.'],
  });
  expect((await translate([bridges, { ...hidden, title: 'x'.repeat(1000) }])).body.errors).toHaveProperty([
    'sections.1.title',
  ]);
});
