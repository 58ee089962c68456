import { canMatch, readSelectors, type Selector } from './selectors.ts';

interface Group {
  prelude: string;
  rules: Rule[];
}

/** A rule as it is written, with its selectors if it has any. */
interface Leaf {
  text: string;
  selectors?: Selector[];
}

export type Rule = Group | Leaf;

const GROUP = /^@(layer|media|supports|container)\b/;
const MARK = /\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|url\([^"'()]*\)|\\.|[{};]/gs;

/** Returns the text of the rules that can apply to a page with these classes. */
export function writeRules(rules: Rule[], classes: ReadonlySet<string>): string {
  return rules.map((rule) => ('rules' in rule ? writeGroup(rule, classes) : writeLeaf(rule, classes))).join('');
}

function writeGroup({ prelude, rules }: Group, classes: ReadonlySet<string>) {
  const text = writeRules(rules, classes);
  return text && `${prelude}{${text}}`;
}

function writeLeaf({ text, selectors }: Leaf, classes: ReadonlySet<string>) {
  return !selectors || canMatch(selectors, classes) ? text : '';
}

/** Reads the rules of a style sheet, whose style rules contain no others. */
export function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let [start, depth, opened] = [0, 0, 0];
  for (const { 0: mark, index } of css.matchAll(MARK)) {
    if (mark === '{' && depth++ === 0) opened = index;
    const closes = mark === '}' && --depth === 0;
    if (!closes && !(mark === ';' && depth === 0)) continue;
    const text = css.slice(start, index + 1);
    rules.push(closes ? readBlock(text, opened - start) : { text });
    start = index + 1;
  }
  return rules;
}

function readBlock(text: string, opened: number): Rule {
  const prelude = text
    .slice(0, opened)
    .replaceAll(/\/\*.*?(?:\*\/|$)/gs, '')
    .trim();
  if (GROUP.test(prelude)) return { prelude, rules: readRules(text.slice(opened + 1, -1)) };
  return prelude.startsWith('@') ? { text } : { text, selectors: readSelectors(prelude) };
}
