import { diffArrays } from 'diff';

// A library that compares HTML as such takes seconds for a long text, or loses attributes. Here, blocks are compared first,
// and then the words of those that have changed.

const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
const TOKEN = /<[^>]+>|&[^;\s]+;|[\p{L}\p{N}]+|\s+|[^<\s\p{L}\p{N}]/gu;
const VOID = new Set(['img', 'br', 'hr', 'col', 'wbr']);
const HOLDS_BLOCKS = /^<(ul|ol|li|blockquote|table|tbody|thead|tr|td|th|figure)\b/;
const ALIKE = 0.4; // of the words of two blocks, so that one counts as the other, changed
const NEAR = 6; // blocks among which the one is looked for
const TIMEOUT = 500; // ms
const MAX_SIZE = 5_000_000; // characters of words with their tags

/** What a comparison may still cost, over all fields of a record. What goes beyond was removed and added as a whole. */
export interface Effort {
  until: number;
  size: number;
}

export function newEffort(): Effort {
  return { until: Date.now() + TIMEOUT, size: MAX_SIZE };
}

/** Returns the later one of two sanitized HTML texts with what was added in `ins`, and what was removed in `del`. */
export function htmlDifferences(before: string, after: string, effort: Effort): string {
  const changes = compared(blocksOf(before), blocksOf(after), effort);
  let html = '';
  let removed: string[] = [];
  for (const change of changes) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) {
      html += withPairs(removed, change.value, effort);
      removed = [];
    } else {
      html += deleted(removed) + change.value.join('');
      removed = [];
    }
  }
  return html + deleted(removed);
}

/** Joins blocks that were removed and added at one place: each of these with the one it was made from. */
function withPairs(removed: string[], added: string[], effort: Effort): string {
  const isPair = (old: string | undefined, block: string) =>
    old !== undefined && (likeness(old, block) >= ALIKE || isSameShell(old, block, removed, added));
  let html = '';
  let left = removed;
  for (const [index, block] of added.entries()) {
    if (timeLeft(effort) === 0) return html + deleted(left) + inserted(added.slice(index));
    const from = left.slice(0, NEAR).findIndex((old) => isPair(old, block));
    if (from >= 0) {
      html += deleted(left.slice(0, from)) + blockDifferences(left[from] ?? '', block, effort);
      left = left.slice(from + 1);
      continue;
    }
    const isGone = !added.slice(index + 1, index + NEAR).some((later) => isPair(left[0], later));
    html += (isGone ? deleted(left.slice(0, 1)) : '') + inserted([block]);
    if (isGone) left = left.slice(1);
  }
  return html + deleted(left);
}

function deleted(blocks: string[]) {
  return blocks.map((block) => marked('del', block)).join('');
}

function inserted(blocks: string[]) {
  return blocks.map((block) => marked('ins', block)).join('');
}

/** Marks a block. What only a list or a table may hold stays there, and its content is marked. */
function marked(mark: 'ins' | 'del', block: string): string {
  const shell = /^<(li|tr|td|th|tbody|thead)\b/.test(block) ? shellOf(block) : null;
  if (!shell) return `<${mark}>${block}</${mark}>`;
  const isCell = /^<(li|td|th)\b/.test(block);
  const parts = isCell
    ? [`<${mark}>${shell.inner}</${mark}>`]
    : blocksOf(shell.inner).map((part) => marked(mark, part));
  return shell.open + parts.join('') + shell.close;
}

function isSameShell(old: string, block: string, removed: string[], added: string[]) {
  return removed.length === added.length && HOLDS_BLOCKS.test(block) && shellOf(old)?.open === shellOf(block)?.open;
}

function blockDifferences(old: string, block: string, effort: Effort): string {
  const [a, b] = [shellOf(old), shellOf(block)];
  if (!a || !b || a.open !== b.open) return marked('del', old) + marked('ins', block);
  const holdsBlocks = HOLDS_BLOCKS.test(block) && /^\s*</.test(b.inner);
  const inner = (holdsBlocks ? htmlDifferences : wordDifferences)(a.inner, b.inner, effort);
  return b.open + inner + b.close;
}

/** Returns the later one of two texts without blocks with its words marked. */
export function wordDifferences(before: string, after: string, effort: Effort): string {
  const [old, words] = [wordsWithTags(before, effort), wordsWithTags(after, effort)];
  if (!old || !words) return `<del>${before}</del><ins>${after}</ins>`;
  return compared(old, words, effort)
    .map(({ added, removed, value }) => {
      const html = withTags(value);
      if (added) return `<ins>${html}</ins>`;
      return removed ? `<del>${html}</del>` : html;
    })
    .join('');
}

/** Where a comparison takes too long, everything was removed and added. */
function compared(before: string[], after: string[], effort: Effort) {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return diffArrays(before, after, { timeout: timeLeft(effort) }) ?? whole;
}

function timeLeft({ until }: Effort) {
  return Math.max(until - Date.now(), 0);
}

/** Splits HTML into its outermost elements and the texts between them. */
function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let [depth, from] = [0, 0];
  const cut = (to: number) => {
    if (to > from) blocks.push(html.slice(from, to));
    from = to;
  };
  for (const { 0: tag, 1: closes, 2: name = '', index } of html.matchAll(TAG)) {
    if (closes) {
      depth -= 1;
      if (depth === 0) cut(index + tag.length);
      continue;
    }
    if (depth === 0) cut(index);
    if (!VOID.has(name)) depth += 1;
    else if (depth === 0) cut(index + tag.length);
  }
  cut(html.length);
  return blocks;
}

/** Returns the share of words that two blocks have in common. */
function likeness(a: string, b: string): number {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  return x.size + y.size === 0 ? 0 : (2 * x.intersection(y).size) / (x.size + y.size);
}

function wordsOf(html: string) {
  return new Set(html.replace(TAG, ' ').match(/[\p{L}\p{N}]+/gu));
}

/** Splits one element into its start tag, what is inside, and its end tag; null for anything else. */
function shellOf(block: string) {
  const [open = ''] = /^<[^>]+>/.exec(block) ?? [];
  const end = block.lastIndexOf('</');
  return open && end > 0 ? { open, inner: block.slice(open.length, end), close: block.slice(end) } : null;
}

/**
 * Splits HTML into words, each with the tags it stands in: one that became bold, or leads elsewhere, has changed. Returns null
 * where long tags around many words make them too large.
 */
function wordsWithTags(html: string, effort: Effort): string[] | null {
  const open: string[] = [];
  const words: string[] = [];
  for (const token of html.match(TOKEN) ?? []) {
    const [, name = ''] = /^<(\w+)/.exec(token) ?? [];
    if (token.startsWith('</')) open.pop();
    else if (name && !VOID.has(name)) open.push(token);
    else {
      const word = `${open.join('')}\0${token}`;
      effort.size -= word.length;
      if (effort.size < 0) return null;
      words.push(word);
    }
  }
  return words;
}

function withTags(words: string[]): string {
  let [html, current] = ['', ''];
  for (const word of words) {
    const [tags = '', text = ''] = word.split('\0');
    if (tags !== current) html += endsOf(current) + tags;
    current = tags;
    html += text;
  }
  return html + endsOf(current);
}

function endsOf(tags: string) {
  const names = [...tags.matchAll(/<(\w+)/g)].map(([, name]) => `</${name}>`);
  return names.toReversed().join('');
}
