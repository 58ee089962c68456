import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { insertBlock, type InsertOptions } from '../blocks/insert-block.ts';

/** A picture that the server has. */
export interface StoredPicture {
  image: string;
  image_width: number;
  image_height: number;
  alt: string | null;
}

/** Inserts a picture where one can be. */
export function insertPicture(
  transaction: Transaction,
  place: number,
  { image: src, image_width: width, image_height: height, alt }: StoredPicture,
  { isTaken = false }: InsertOptions = {},
) {
  const picture = transaction.doc.type.schema.node('image', { src, alt: alt ?? '', width, height });
  return insertBlock(transaction, place, picture, { isTaken, writesOn: Boolean(alt) });
}

/** Inserts a link to a file, in a paragraph of its own. */
export function insertFileLink(
  transaction: Transaction,
  place: number,
  { file, name }: { file: string; name: string },
  { isTaken = false }: InsertOptions = {},
) {
  const { schema } = transaction.doc.type;
  const link = schema.text(name, [schema.mark('link', { href: file })]);
  return insertBlock(transaction, place, schema.node('paragraph', null, link), { isTaken, writesOn: true });
}

/** Asks for the alternative text of the picture at a place. */
export function describe(view: EditorView, place: number) {
  const picture = view.nodeDOM(place);
  if (picture instanceof HTMLElement) picture.querySelector('input')?.focus();
}
