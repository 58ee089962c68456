import { createDocument, type Editor, getHTMLFromFragment } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { keepingUploads } from './pictures/uploads.ts';

/** Returns the text as HTML, without the empty lines at its end where one writes on; empty without content. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : withoutEmptyEnd(editor.state.doc);
}

/** Whether the editor shows a text, which the server may have written in another form. */
export function isShown(html: string, editor: Editor): boolean {
  const current = htmlOf(editor);
  return html === current || (html !== '' && withoutEmptyEnd(createDocument(html, editor.schema)) === current);
}

/** Memoized, because every keystroke needs it and a long text takes a while. Documents are immutable. */
const known = new WeakMap<Node, string>();

const EMPTY_LINE = '<p></p>';

function withoutEmptyEnd(doc: Node) {
  let html = known.get(doc) ?? getHTMLFromFragment(doc.content, doc.type.schema);
  while (html.endsWith(EMPTY_LINE)) html = html.slice(0, -EMPTY_LINE.length);
  known.set(doc, html);
  return html;
}

/** Shows a text from outside, such as a colleague's. Only the blocks that differ change, so that the cursor stays. */
export function showText({ view, schema }: Editor, html: string) {
  const { doc, tr } = view.state;
  const [before, after] = [doc.children, createDocument(html || '<p></p>', schema).children];
  const shorter = Math.min(before.length, after.length);
  const start = countSame(before, after, shorter);
  const end = countSame(before.toReversed(), after.toReversed(), shorter - start);
  const from = sizeOf(before.slice(0, start));
  const to = sizeOf(before.slice(0, before.length - end));
  const changed = tr.replaceWith(from, to, after.slice(start, after.length - end));
  view.dispatch(keepingUploads(changed).setMeta('preventUpdate', true));
}

/** Counts the first blocks that are the same in both, at most `max`. */
function countSame(some: readonly Node[], others: readonly Node[], max: number) {
  const index = some.slice(0, max).findIndex((block, index) => others[index]?.eq(block) !== true);
  return index < 0 ? max : index;
}

function sizeOf(blocks: readonly Node[]) {
  return blocks.reduce((size, { nodeSize }) => size + nodeSize, 0);
}
