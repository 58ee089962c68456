import { createDocument, type Editor, getHTMLFromFragment } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';

/** Returns the text as HTML, without the empty lines at its end where one writes on; empty without content. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : withoutEmptyEnd(editor.state.doc);
}

/** Whether the editor shows a text, which the server may have written in another form. */
export function isShown(html: string, editor: Editor): boolean {
  const shown = htmlOf(editor);
  return html === shown || (html !== '' && withoutEmptyEnd(createDocument(html, editor.schema)) === shown);
}

function withoutEmptyEnd({ content, type }: Node) {
  return getHTMLFromFragment(content, type.schema).replace(/(?:<p><\/p>)+$/, '');
}
