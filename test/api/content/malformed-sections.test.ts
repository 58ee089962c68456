import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentType } from '../../../content/model/content-type.ts';
import { type SectionType, sectionKinds } from '../../../content/sections/section-kinds.ts';
import { brand } from '../../../content/types/brand.ts';
import { caseStudy } from '../../../content/types/case-study.ts';
import { menus } from '../../../content/types/menus.ts';
import { page } from '../../../content/types/page.ts';
import { malformedFields } from '../../hostile/malformed-fields.ts';
import { type TestApp, startApp } from '../app/app.ts';
import { clientOf } from '../app/people.ts';
import { sampleFields } from '../app/sample-fields.ts';

type Values = Record<string, unknown>;

const hero = { id: 'first', type: 'hero', title: 'We build' };

let app: TestApp;
let ask: ReturnType<typeof clientOf>['ask'];
let samples: Values[];
let slug: string;
/** How many payloads were refused. */
let refused = 0;
beforeAll(async () => {
  app = await startApp();
  ({ ask } = clientOf(app, await app.signIn()));
  const values = await sampleFields(page, (area, side) => app.upload(area, side));
  samples = values['sections'] as Values[];
  ({ slug } = (await ask('POST', '/pages', { title: 'A page', status: 1, sections: [hero] })).body.data);
});
afterAll(() => app.stop());

const sampleOf = (type: SectionType) => samples.find((sample) => sample['type'] === type) ?? {};

/** Expects that a payload is refused with the path of what is wrong. */
async function expectRefusal(method: 'POST' | 'PUT', path: string, payload: Values, wrong: string) {
  const { status, body } = await ask(method, path, payload);
  expect({ payload, status, paths: Object.keys(body.errors ?? {}) }).toEqual({ payload, status: 422, paths: [wrong] });
  expect(body.errors[wrong][0]).toMatch(/^\p{Lu}.+\.$/u);
  refused += 1;
}

/** Returns what could have changed, to compare. */
async function stored() {
  const lists = await Promise.all(
    ['/pages?per_page=100', `/pages/${slug}`, '/case-studies', '/menus', '/brand'].map(async (path) => {
      const { status, body } = await ask('GET', path);
      return [status, body.data, body.meta?.total];
    }),
  );
  return structuredClone(lists);
}

describe('a section that is wrong anywhere is refused, and nothing is stored', () => {
  test.each(sectionKinds)('$type', async ({ type, fields }) => {
    const before = await stored();
    for (const { path, values } of malformedFields(fields, sampleOf(type), 'sections.1.')) {
      await expectRefusal('PUT', `/pages/${slug}`, { sections: [hero, values] }, path);
    }
    const [first] = malformedFields(fields, sampleOf(type), 'sections.1.');
    const created = { title: 'Another', status: 1, sections: [hero, first?.values] };
    await expectRefusal('POST', '/pages', created, first?.path ?? '');
    expect(await stored()).toEqual(before);
  });

  const other = { ...hero, id: 'other' };
  const wrongLists = ['nonsense', '{"a":', '['.repeat(5_000), 1, true, {}, { 0: hero, length: 1 }];
  const wrongSections = [null, 'hero', 1, true, [], [[hero]]];
  const wrongTypes = [undefined, null, 1, '', 'carousel', 'Hero', '__proto__', 'constructor', 'toString', {}, ['hero']];
  const wrongIds = [null, 1, '', 'a b', 'x'.repeat(41), '<b>', '../x', {}, ['a']];
  const ids = Array.from({ length: 61 }, (_, index) => `h${index}`);
  const itself: [path: string, sections: unknown][] = [
    ...wrongLists.map((list): [string, unknown] => ['sections', list]),
    ...wrongSections.map((section): [string, unknown] => ['sections.1', [hero, section]]),
    ...wrongTypes.map((type): [string, unknown] => ['sections.1.type', [hero, { ...other, type }]]),
    ...wrongIds.map((id): [string, unknown] => ['sections.1.id', [hero, { ...other, id }]]),
    ...[null, 'yes', 1, {}, []].map((hidden): [string, unknown] => ['sections.1.hidden', [hero, { ...other, hidden }]]),
    ['sections', [hero, hero]],
    ['sections', ids.map((id) => ({ ...hero, id }))],
  ];

  test('as a whole', async () => {
    const before = await stored();
    for (const [path, sections] of itself) {
      await expectRefusal('PUT', `/pages/${slug}`, { sections }, path);
      const asText = typeof sections === 'string' ? sections : JSON.stringify(sections);
      await expectRefusal('PUT', `/pages/${slug}`, { sections: asText }, path);
    }
    expect(await stored()).toEqual(before);
  });

  test.each<ContentType>([menus, brand])('$name', async (type) => {
    const before = await stored();
    const valid = await sampleFields(type, (area, side) => app.upload(area, side));
    for (const { path, values } of malformedFields(type.fields, valid))
      await expectRefusal('PUT', `/${type.path}/1`, values, path);
    expect(await stored()).toEqual(before);
  });

  test('case studies', async () => {
    const valid = await sampleFields(caseStudy, (area, side) => app.upload(area, side));
    const before = await stored();
    const fields = { results: caseStudy.fields.results, services: caseStudy.fields.services };
    for (const { path, values } of malformedFields(fields, { ...valid, review_id: null }))
      await expectRefusal('POST', '/case-studies', values, path);
    expect(await stored()).toEqual(before);
  });
});

test('these were more than a thousand payloads', () => {
  expect(refused).toBeGreaterThan(1_000);
});

test('names of the prototype are neither stored nor inherited', async () => {
  const hostile = '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "extra": 1,';
  const section = JSON.stringify(hero).replace('{', hostile);
  const { status, body } = await ask('PUT', `/pages/${slug}`, { sections: `[${section}]` });
  expect(status).toBe(200);
  for (const name of ['extra', '__proto__', 'constructor'])
    expect(Object.keys(body.data.sections[0])).not.toContain(name);
  expect(({} as Values)['polluted']).toBeUndefined();
});
