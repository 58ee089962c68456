import { createDocument, type Editor, getHTMLFromFragment } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

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
