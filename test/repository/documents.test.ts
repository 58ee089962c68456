import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DECISIONS = 'docs/decisions';
const documents = ['*.md', 'docs/**/*.md', '.github/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root }));
const NEW_FILES = /new files?\s+`[^`]+`(?:(?:,|\s+and)\s+`[^`]+`)*/gi;
const decisions = globSync(`${DECISIONS}/[0-9]*.md`, { cwd: root }).sort();

test.each(documents)('%s links and names only files that exist', (document) => {
  const text = read(document);
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)))
    // Pages of the hosting platform, such as releases, are reached by leaving the repository.
    .filter((path) => !path.startsWith('..'));
  expect([...links, ...namedPaths(text)].filter(isMissing)).toEqual([]);
});

test.each(documents)('%s looks for names only in files that contain them', (document) => {
  const named = [...read(document).matchAll(/`(\w+)`\s+(?:in|of)\s+`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs))`/g)];
  const isElsewhere = ([, name = '', path = '']: string[]) => !isMissing(path) && !read(path).includes(name);
  expect(named.filter(isElsewhere).map(([text]) => text)).toEqual([]);
});

test.each(documents)('%s names only npm scripts that exist', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('the guide to operating lists the commands of the command line, and no others', () => {
  const cli = globSync('server/cli/*.ts', { cwd: root }).map(read).join('');
  const commands = [...cli.matchAll(/\.command\('([\w:-]+)'\)/g)].map(([, name]) => name);
  const rows = read('docs/guides/operating.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w:-]+)/g)].map(([, name]) => name));
  expect(new Set(listed)).toEqual(new Set(commands));
});

test.each(decisions)('%s says when it was taken, whether it still holds, why, and what follows', (decision) => {
  const text = read(decision);
  const number = Number(basename(decision).slice(0, 4));
  expect(text).toMatch(
    new RegExp(`^# ${number}\\. .+\\n\\nDate: \\d{4}-\\d\\d-\\d\\d\\nStatus: (accepted|superseded by)`),
  );
  for (const heading of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`\n## ${heading}\n`);
});

test('every decision has a number of its own and is listed in the index under its title', () => {
  const index = read(`${DECISIONS}/README.md`);
  const titles = decisions.map((decision) => {
    const title = read(decision).split('\n', 1)[0]?.slice(2);
    return `[${title}](${basename(decision)})`;
  });
  expect(titles.filter((title) => !index.includes(`- ${title}`))).toEqual([]);
  const numbers = decisions.map((decision) => basename(decision).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** Paths in backticks that begin with a folder of ours. Recipes call those that one is to create "new file" or "new files". */
function namedPaths(text: string): string[] {
  return [...text.replaceAll(NEW_FILES, '').matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|css|svg|json|md))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !isMissing(path.split('/', 1)[0] ?? ''));
}

function isMissing(path: string) {
  return !existsSync(join(root, path));
}

function read(path: string) {
  return readFileSync(join(root, path), 'utf8');
}
