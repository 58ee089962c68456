import type { Editor } from '@tiptap/react';

/** Returns the text as HTML, without the empty lines at its end where one writes on; empty without content. */
export function htmlOf(editor: Editor): string {
  return editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}
