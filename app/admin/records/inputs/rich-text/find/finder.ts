import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { toolbarEnd } from '../full-screen/full-screen.tsx';

interface Search {
  words: string;
  isCaseSensitive: boolean;
}

/** Where searched words stand in the text. */
interface Match {
  from: number;
  to: number;
}

interface Found {
  search: Search;
  matches: Match[];
}

export const finderKey = new PluginKey<Found>('finder');

/** Finds words in a text, as it changes, and marks them. The one at hand is the one that is selected. */
export function createFinder(): Plugin<Found> {
  return new Plugin<Found>({
    key: finderKey,
    state: {
      init: () => ({ search: { words: '', isCaseSensitive: false }, matches: [] }),
      apply(transaction, found) {
        const search = (transaction.getMeta(finderKey) as Search | undefined) ?? found.search;
        if (search === found.search && !transaction.docChanged) return found;
        return { search, matches: matchesIn(transaction.doc, search) };
      },
    },
    props: { decorations: marksOf },
  });
}

/** Returns the matches, and the index of the one at hand, -1 for none. */
export function found(state: EditorState): { matches: Match[]; current: number } {
  const matches = finderKey.getState(state)?.matches ?? [];
  const { from, to } = state.selection;
  return { matches, current: matches.findIndex((match) => match.from === from && match.to === to) };
}

/** Looks for words, and selects the first from the cursor on. */
export function search(view: EditorView, search: Search) {
  view.dispatch(view.state.tr.setMeta(finderKey, search));
  const { matches } = found(view.state);
  select(view, matches.find(({ from }) => from >= view.state.selection.from) ?? matches[0]);
}

/** Selects the next match, or the previous one, round at the ends of the text. */
export function step(view: EditorView, direction: 'next' | 'previous') {
  const { matches } = found(view.state);
  const { from, to } = view.state.selection;
  const isNext = direction === 'next';
  const next = isNext ? matches.find((match) => match.from >= to) : matches.findLast((match) => match.to <= from);
  select(view, next ?? matches.at(isNext ? 0 : -1));
}

function select(view: EditorView, match: Match | undefined) {
  if (!match) return;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(TextSelection.create(doc, match.from, match.to)));
  reveal(view);
}

const GAP = 48; // px

/** Scrolls the match at hand into view, below the toolbar. The editor itself scrolls only while it has the focus. */
function reveal(view: EditorView) {
  const match = view.dom.querySelector('.found[data-current]')?.getBoundingClientRect();
  const start = toolbarEnd(view);
  if (!match || (match.top >= start && match.bottom <= innerHeight - GAP)) return;
  scrollBy({ top: match.top - start - GAP, behavior: 'instant' });
}

/** Replaces the match at hand, and selects the next one. */
export function replace(view: EditorView, replacement: string) {
  const { matches, current } = found(view.state);
  const match = matches[current];
  if (match) {
    const tr = replaced(view.state, [match], replacement);
    view.dispatch(tr.setSelection(TextSelection.create(tr.doc, match.from + replacement.length)));
  }
  step(view, 'next');
}

/** Replaces all matches in one step of undo. Returns how many. */
export function replaceAll(view: EditorView, replacement: string): number {
  const { matches } = found(view.state);
  if (matches.length > 0) view.dispatch(replaced(view.state, matches, replacement));
  return matches.length;
}

/** Each block is one step: thousands of them would take seconds. */
function replaced({ doc, tr }: EditorState, matches: Match[], replacement: string) {
  const blocks = Map.groupBy(matches, ({ from }) => doc.resolve(from).start());
  // From the end, so that the places before stay what they are.
  for (const [start, matches] of [...blocks].toReversed()) {
    const [from = start, to = start] = [matches[0]?.from, matches.at(-1)?.to];
    tr.replaceWith(from, to, contentBetween(doc, matches, replacement));
  }
  // Looking for addresses to link in many changes would take long, too.
  return tr.setMeta('preventAutolink', true);
}

/** Returns what stands from the first to the last of the matches in a block, with other words in their place. */
function contentBetween(doc: Node, matches: Match[], replacement: string): Fragment {
  let content = Fragment.empty;
  let end = matches[0]?.from ?? 0;
  for (const { from, to } of matches) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
    const words = replacement ? Fragment.from(doc.type.schema.text(replacement, marks)) : Fragment.empty;
    content = content.append(doc.slice(end, from).content).append(words);
    end = to;
  }
  return content;
}

/** What a searched character stands for, too: programs for writing replace some of those that are typed. */
const alike: Readonly<Record<string, string>> = { ' ': '[ \u00A0]', "'": "['‘’]", '"': '["“”„]' };

function matchesIn(doc: Node, { words, isCaseSensitive }: Search): Match[] {
  if (words === '') return [];
  const escaped = words
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/[ '"]/g, (character) => alike[character] ?? '');
  const pattern = new RegExp(escaped, isCaseSensitive ? 'g' : 'gi');
  const matches: Match[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return;
    // Each character of it is as long as what it stands for in the document.
    const text = node.textBetween(0, node.content.size, undefined, '\uFFFC');
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const from = position + 1 + index;
      matches.push({ from, to: from + match.length });
    }
    return false;
  });
  return matches;
}

/** Of thousands, those near the one at hand are marked. */
const MARKED = 200;

function marksOf(state: EditorState): DecorationSet {
  const { matches, current } = found(state);
  const before = matches.filter(({ from }) => from < state.selection.from).length;
  const near = matches.slice(Math.max(0, before - MARKED), before + MARKED);
  const decorations = near.map((match) =>
    Decoration.inline(match.from, match.to, {
      class: 'found',
      ...(match === matches[current] && { 'data-current': '' }),
    }),
  );
  return DecorationSet.create(state.doc, decorations);
}
