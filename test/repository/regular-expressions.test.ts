import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSync, Visitor } from 'vite';

/** In characters. What takes quadratic time needs a hundred times as long for the last text as for the one before. */
const LENGTHS = [25, 250, 2_500, 25_000];
/** In ms of computing. In linear time it is two at most. */
const ENOUGH = 12;
const TRIES = 3;

const common = ['a', 'A', '0', ' ', '\t', '\n', '/', '\\', '.', '-', '_', '"', '<', '>', '&', '=', 'é', '日'];

test('no regular expression takes quadratic time, whatever it meets', () => {
  const files = globSync('{app,content,server}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const expressions = new Map(files.flatMap(expressionsIn).map((expression) => [expression.source, expression]));
  expect(expressions.size).toBeGreaterThan(100);
  const slow = [...expressions.values()].flatMap((expression) => {
    const text = textsFor(expression.regExp).find((text) => isSlow(expression.regExp, text));
    return text === undefined ? [] : { ...expression, text };
  });
  expect(slow.map(({ file, source, text }) => `${file}: ${source} ${JSON.stringify(text)}`)).toEqual([]);
});

function expressionsIn(file: string) {
  const expressions: { file: string; source: string; regExp: RegExp }[] = [];
  const visitor = new Visitor({
    Literal: (node) => {
      // What repeats nothing is linear.
      if (!('regex' in node) || !/[*+{]/.test(node.regex.pattern)) return;
      const regExp = new RegExp(node.regex.pattern, node.regex.flags);
      expressions.push({ file, source: String(regExp), regExp });
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return expressions;
}

/** Returns short texts to repeat: characters and words of the expression, by themselves and beside one another. */
function textsFor({ source }: RegExp): string[] {
  const words = source.match(/[\w<>/"= -]{2,}/g) ?? [];
  const characters = [...new Set(source.replaceAll(/\\[\w{]/g, ''))];
  const pairs = words.flatMap((word) => [...characters, ...words].flatMap((other) => [word + other, other + word]));
  const spaced = characters.flatMap((character) => [`${character} `, `${character}a`]);
  return [...new Set([...common, ...characters, ...words, ...pairs, ...spaced])];
}

function isSlow(regExp: RegExp, text: string) {
  return LENGTHS.some((length) => {
    const long = `${text.repeat(length / text.length)}\u0001`;
    return Array.from({ length: TRIES }).every(() => computingFor(() => long.replace(regExp, '')) > ENOUGH);
  });
}

function computingFor(work: () => unknown) {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
