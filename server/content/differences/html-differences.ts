import { compared, type Effort } from './effort.ts';
import { outermostIn } from '../../../content/html/outermost.ts';
import { wordDifferences } from './word-differences.ts';

// A library that compares HTML as such takes seconds for a long text, or loses attributes. Here, blocks are compared first,
// and then the words of those that have changed.

const TAG = /<\/?[a-z][^<>]*>/g;
const HOLDS_BLOCKS = /^<(ul|ol|li|blockquote|table|tbody|thead|tr|td|th|figure)\b/;
const ALIKE = 0.4; // of the words of two blocks, so that one counts as the other, changed
const NEAR = 6; // blocks among which the one is looked for

/** An outermost element, or the text between two. */
interface Block {
  html: string;
  /** Read when they are first asked for. */
  words?: Set<string>;
}

/** Returns the later one of two sanitized HTML texts with what was added in `ins`, and what was removed in `del`. */
export function htmlDifferences(before: string, after: string, effort: Effort): string {
  const known = new Map<string, Block>();
  const changes = compared(blocksOf(before, known), blocksOf(after, known), effort);
  const html: string[] = [];
  let removed: Block[] = [];
  for (const change of changes) {
    if (change.removed) removed.push(...change.value);
    else if (change.added) {
      html.push(withPairs(removed, change.value, effort));
      removed = [];
    } else {
      html.push(deleted(removed), ...change.value.map((block) => block.html));
      removed = [];
    }
  }
  return html.join('') + deleted(removed);
}

/** Joins blocks that were removed and added at one place: each of these with the one it was made from. */
function withPairs(removed: Block[], added: Block[], effort: Effort): string {
  const isPair = (old: Block | undefined, block: Block) =>
    old !== undefined && (likeness(old, block) >= ALIKE || isSameShell(old, block, removed, added));
  const html: string[] = [];
  let next = 0;
  for (const [index, block] of added.entries()) {
    const from = removed.slice(next, next + NEAR).findIndex((old) => isPair(old, block));
    if (from >= 0) {
      const old = removed[next + from] ?? block;
      html.push(deleted(removed.slice(next, next + from)), blockDifferences(old.html, block.html, effort));
      next += from + 1;
      continue;
    }
    const isGone = !added.slice(index + 1, index + NEAR).some((later) => isPair(removed[next], later));
    html.push(isGone ? deleted(removed.slice(next, next + 1)) : '', marked('ins', block.html));
    if (isGone) next += 1;
  }
  return html.join('') + deleted(removed.slice(next));
}

function deleted(blocks: Block[]) {
  return blocks.map(({ html }) => marked('del', html)).join('');
}

/** Marks a block. What only a list or a table may hold stays there, and its content is marked. */
function marked(mark: 'ins' | 'del', html: string): string {
  const shell = /^<(li|tr|td|th|tbody|thead)\b/.test(html) ? shellOf(html) : null;
  if (!shell) return `<${mark}>${html}</${mark}>`;
  const isCell = /^<(li|td|th)\b/.test(html);
  const parts = isCell
    ? [`<${mark}>${shell.inner}</${mark}>`]
    : blocksOf(shell.inner).map((part) => marked(mark, part.html));
  return shell.open + parts.join('') + shell.close;
}

function isSameShell(old: Block, block: Block, removed: Block[], added: Block[]) {
  return (
    removed.length === added.length &&
    HOLDS_BLOCKS.test(block.html) &&
    shellOf(old.html)?.open === shellOf(block.html)?.open
  );
}

function blockDifferences(old: string, block: string, effort: Effort): string {
  const [a, b] = [shellOf(old), shellOf(block)];
  effort.characters -= old.length + block.length;
  if (!a || !b || a.open !== b.open || effort.characters < 0) return marked('del', old) + marked('ins', block);
  const holdsBlocks = HOLDS_BLOCKS.test(block) && /^\s*</.test(b.inner);
  const inner = (holdsBlocks ? htmlDifferences : wordDifferences)(a.inner, b.inner, effort);
  return b.open + inner + b.close;
}

/** Splits HTML into blocks. Makes one object of those that are the same. */
function blocksOf(html: string, known = new Map<string, Block>()): Block[] {
  return outermostIn(html).map((block) => known.getOrInsertComputed(block, () => ({ html: block })));
}

/** Returns the share of words that two blocks have in common. */
function likeness(a: Block, b: Block): number {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  return x.size + y.size === 0 ? 0 : (2 * x.intersection(y).size) / (x.size + y.size);
}

function wordsOf(block: Block) {
  block.words ??= new Set(block.html.replace(TAG, ' ').match(/[\p{L}\p{N}]+/gu));
  return block.words;
}

/** Splits one element into its start tag, what is inside, and its end tag; null for anything else. */
function shellOf(block: string) {
  const [open = ''] = /^<[^<>]+>/.exec(block) ?? [];
  const end = block.lastIndexOf('</');
  return open && end > 0 ? { open, inner: block.slice(open.length, end), close: block.slice(end) } : null;
}
