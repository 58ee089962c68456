import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfiguration, variableNames } from '../server/platform/configuration/configuration.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z_]+)` +\| (.+?) +\| (.+?) +\|$/gm)];
const documented = rows.map(([, name = '', byDefault = '']) => ({ name, byDefault }));

test('the README lists every environment variable that is read, and no other', () => {
  expect(documented.map(({ name }) => name).sort()).toEqual([...variableNames].sort());
});

test.each(documented)('$name has the default that the README says', ({ name, byDefault }) => {
  const defaults = parseConfiguration({});
  const [, value] = /^`([^`]+)`$/.exec(byDefault) ?? [];
  if (value !== undefined) expect(parseConfiguration({ [name]: value.replace('PORT', '3000') })).toEqual(defaults);
  else if (byDefault === 'none') expect(defaults).not.toHaveProperty(name);
  else expect(byDefault).toMatch(/settings|`PUBLIC_URL`/);
});
