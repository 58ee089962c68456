import { Mark } from '@tiptap/core';

export const Highlight = markFor('highlight', 'mark');
export const Subscript = markFor('subscript', 'sub');
export const Superscript = markFor('superscript', 'sup');

function markFor(name: string, tag: string) {
  return Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });
}
