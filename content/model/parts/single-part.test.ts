import { expect, test } from 'vitest';
import { builtInPages } from '../../addresses.ts';
import { contentTypes } from '../../index.ts';
import { permissionToDraft, permissionToPublish } from '../../permissions.ts';
import { singlePartsOf, withSingleParts } from './single-part.ts';

const parts = contentTypes.flatMap((type) => singlePartsOf(type));

test.each(parts)('$name needs no permission that the record does not need that shows it', ({ type, owner }) => {
  expect(permissionToDraft(type)).toBe(permissionToDraft(owner));
  expect(permissionToPublish(type)).toBe(permissionToPublish(owner));
});

test.each(parts)(
  '$name stands on a page of every site, in place of fields of both',
  ({ slug, type, owner, replaces }) => {
    expect(builtInPages.map((page) => page.slug)).toContain(slug);
    expect(Object.keys(owner.fields)).toEqual(expect.arrayContaining(Object.keys(replaces)));
    expect(Object.keys(type.fields)).toEqual(expect.arrayContaining(Object.values(replaces)));
  },
);

test('values of a form are sent with an object for each single part of which there are some', () => {
  const owner = parts[0]?.owner;
  const values = { title: 'About Us', 'about.wwa_heading': 'Who', 'about.wca_heading': '' };
  const about = { wwa_heading: 'Who', wca_heading: '' };
  expect(owner && withSingleParts(owner, values)).toEqual({ title: 'About Us', about });
});
