import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packed } from '../../bin/release.mjs';
import { root } from '../../bin/run.mjs';
import { variableNames } from '../../server/platform/configuration/configuration.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const composeFiles = globSync('containers/*.yaml', { cwd: root });
const [, building = '', running = ''] = read('containers/Dockerfile').split(/^FROM /m);

test('the image is built in one stage, and runs in another without what it was built with', () => {
  expect(building).toMatch(/^node:\S+ AS build\n/);
  expect(building).toContain('RUN npm run release');
  expect(running.match(/^COPY .+$/gm)).toEqual(['COPY --from=build /plinth /plinth']);
  expect(running).not.toMatch(/npm|FROM/);
});

test('the container runs as nobody in particular, under an init, and stops by SIGTERM', () => {
  expect(running).toContain('useradd --system --uid 10001');
  expect(running.lastIndexOf('\nUSER plinth\n')).toBeGreaterThan(running.lastIndexOf('\nRUN '));
  expect(running).toContain('\nSTOPSIGNAL SIGTERM\n');
  expect(running).toContain('\nENTRYPOINT ["tini", "--"]\n');
  const [, command = ''] = /^CMD \["node", "(.+)"\]$/m.exec(running) ?? [];
  expect(existsSync(join(root, command))).toBe(true);
});

test('the health check asks whether the server is ready', () => {
  const [, json = ''] = /^HEALTHCHECK --start-period=\d+s .+\\\n\s+CMD (\[.+\])$/m.exec(running) ?? [];
  const [program, option, script] = JSON.parse(json) as string[];
  expect([program, option]).toEqual(['node', '--eval']);
  expect(script).toContain('/readyz');
});

test('the build gets every file that it copies and packs', () => {
  const allowed = read('containers/Dockerfile.dockerignore').split('\n');
  expect(allowed[0]).toBe('*');
  const copied = [...building.matchAll(/^COPY (?!\.)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  expect(copied).toContain('package-lock.json');
  const needed = [...copied, ...packed].filter((path) => path !== 'build');
  expect(needed.filter((path) => !existsSync(join(root, path)) || !allowed.includes(`!${path}`))).toEqual([]);
});

test.each(composeFiles)('%s keeps the code read-only and sets only variables that exist', (file) => {
  const text = read(file);
  const [, dockerfile = ''] = /dockerfile: (\S+)/.exec(text) ?? [];
  expect(existsSync(join(root, dockerfile))).toBe(true);
  for (const line of ['read_only: true', 'tmpfs: /tmp', 'cap_drop: [ALL]']) expect(text).toContain(line);
  // A folder of its own for each instance.
  const folders = [...text.matchAll(/volumes: \['(data[\w-]*):\/data'\]/g)].map(([, volume]) => volume);
  expect(folders).toHaveLength([...text.matchAll(/^ {2}plinth[\w-]*:/gm)].length);
  expect(new Set(folders).size).toBe(folders.length);
  // Longer than a stop takes.
  expect(Number(/stop_grace_period: (\d+)s/.exec(text)?.[1])).toBeGreaterThan(8);
  const environment = /^( *)environment:\n((?:\1 {2}.+\n)+)/m.exec(text)?.[2] ?? '';
  const names = [...environment.matchAll(/^ *([A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('PUBLIC_URL');
  const known: readonly string[] = variableNames;
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
