import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfiguration, variableNames } from '../../server/platform/configuration/configuration.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
const documented = rows.map(([, name = '', byDefault = '']) => ({ name, byDefault }));

test('the README lists every environment variable that is read, and no other', () => {
  expect(documented.map(({ name }) => name).sort()).toEqual([...variableNames].sort());
});

const withDefault = documented.flatMap(({ name, byDefault }) => {
  const [, value] = /^`([^`]+)`$/.exec(byDefault) ?? [];
  return value === undefined ? [] : [{ name, value: value.replace('PORT', '3000') }];
});

test.each(withDefault)('$name is $value by default, as the README says', ({ name, value }) => {
  expect(parseConfiguration({ [name]: value })).toEqual(parseConfiguration({}));
});

test('variables that have no default in the README have none', () => {
  const names = documented.filter(({ byDefault }) => byDefault === 'none').map(({ name }) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => name in parseConfiguration({}))).toEqual([]);
});
