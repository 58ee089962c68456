import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { emptyLineAt } from './place.ts';

/** A picture that the server has. */
export interface StoredPicture {
  image: string;
  image_width: number;
  image_height: number;
  alt: string | null;
}

/**
 * Inserts a picture where one can be. An empty line there gives it its place, unless that is `taken`, or the cursor is in it and
 * no line follows to go on in: it would end up in a table.
 */
export function insertPicture(transaction: Transaction, place: number, picture: StoredPicture, isTaken = false) {
  const { image: src, image_width: width, image_height: height, alt } = picture;
  const node = transaction.doc.type.schema.node('image', { src, alt: alt ?? '', width, height });
  const line = isTaken || isNeededForCursor(transaction, place) ? null : emptyLineAt(transaction.doc, place);
  return line ? transaction.replaceWith(place, place + line.nodeSize, node) : transaction.insert(place, node);
}

function isNeededForCursor({ doc, selection: { from } }: Transaction, place: number) {
  const line = doc.nodeAt(place);
  const next = line && doc.nodeAt(place + line.nodeSize);
  return from === place + 1 && next?.isTextblock === false;
}

/** Asks for the alternative text of the picture at a place. */
export function describe(view: EditorView, place: number) {
  const picture = view.nodeDOM(place);
  if (picture instanceof HTMLElement) picture.querySelector('input')?.focus();
}
