import { VOID } from '../../../content/html/outermost.ts';
import { compared, type Effort } from './effort.ts';

/** A word, or what is between two words, and the start tags around it: one that became bold, or leads elsewhere, has changed. */
interface Word {
  tags: string;
  text: string;
}

const TOKEN = /<[^<>]+>|&\w+;|[\p{L}\p{N}]+|\s+|[^<\s\p{L}\p{N}]/gu;

/** Returns the later one of two texts without blocks with its words marked. */
export function wordDifferences(before: string, after: string, effort: Effort): string {
  const wordOf = createWords();
  const [old, words] = [wordsOf(before, wordOf, effort), wordsOf(after, wordOf, effort)];
  if (!old || !words) return marked('del', before) + marked('ins', after);
  return compared(old, words, effort)
    .map(({ added, removed, value }) => {
      const html = htmlOf(value);
      if (added) return marked('ins', html);
      return removed ? marked('del', html) : html;
    })
    .join('');
}

function marked(mark: 'ins' | 'del', html: string) {
  return html && `<${mark}>${html}</${mark}>`;
}

type WordOf = (tags: string, text: string) => Word;

/** Returns a function that makes one object of all words that are the same. */
function createWords(): WordOf {
  const known = new Map<string, Map<string, Word>>();
  return (tags, text) => {
    const inTags = known.getOrInsertComputed(tags, () => new Map<string, Word>());
    return inTags.getOrInsertComputed(text, () => ({ tags, text }));
  };
}

/** Returns the words of HTML, or null where long tags around many of them make them too large. */
function wordsOf(html: string, wordOf: WordOf, effort: Effort): Word[] | null {
  const open: string[] = [];
  let tags = '';
  const words: Word[] = [];
  for (const token of html.match(TOKEN) ?? []) {
    const [, name = ''] = /^<(\w+)/.exec(token) ?? [];
    const isTag = token.startsWith('</') || (name !== '' && !VOID.has(name));
    if (!isTag) words.push(wordOf(tags, token));
    else if (name) open.push(token);
    else open.pop();
    if (isTag) tags = open.join('');
    effort.characters -= tags.length + token.length;
    if (effort.characters < 0) return null;
  }
  return words;
}

function htmlOf(words: Word[]): string {
  let [html, current] = ['', ''];
  for (const { tags, text } of words) {
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
