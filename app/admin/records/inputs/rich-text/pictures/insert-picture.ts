import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { Node, NodeType } from '@tiptap/pm/model';

/** A picture that the server has. */
export interface StoredPicture {
  image: string;
  image_width: number;
  image_height: number;
  alt: string | null;
}

interface InsertOptions {
  /** Whether others are going to be inserted at the same place. */
  isTaken?: boolean;
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

/**
 * Inserts a block. An empty line there gives it its place, unless others are waiting for that, or the cursor is in it and goes on
 * there: because one writes on, or because no line follows, and it would end up in a table.
 */
function insertBlock(
  transaction: Transaction,
  place: number,
  block: Node,
  { isTaken, writesOn }: { isTaken: boolean; writesOn: boolean },
) {
  const isNeeded = isTaken || isNeededForCursor(transaction, place, writesOn);
  const line = isNeeded ? null : emptyLineAt(transaction.doc, place);
  return line ? transaction.replaceWith(place, place + line.nodeSize, block) : transaction.insert(place, block);
}

function isNeededForCursor({ doc, selection: { from } }: Transaction, place: number, writesOn: boolean) {
  const line = doc.nodeAt(place);
  const next = line && doc.nodeAt(place + line.nodeSize);
  return from === place + 1 && (writesOn || next?.isTextblock === false);
}

/** Asks for the alternative text of the picture at a place. */
export function describe(view: EditorView, place: number) {
  const picture = view.nodeDOM(place);
  if (picture instanceof HTMLElement) picture.querySelector('input')?.focus();
}

/** Returns where a picture can be inserted next to a position: before an empty line, or after the block. */
export function placeFor(doc: Node, position: number): number {
  const $position = doc.resolve(position);
  const picture = doc.type.schema.nodes['image'] as NodeType;
  const canHold = (depth: number, index: number) => $position.node(depth).canReplaceWith(index, index, picture);
  if (canHold($position.depth, $position.index())) return position;
  for (let depth = $position.depth; depth > 0; depth -= 1) {
    if (isEmptyLine($position.node(depth)) && canHold(depth - 1, $position.index(depth - 1)))
      return $position.before(depth);
    if (canHold(depth - 1, $position.indexAfter(depth - 1))) return $position.after(depth);
  }
  return position;
}

/** Returns the empty paragraph at a position, unless it is the last, where one writes on. */
function emptyLineAt(doc: Node, position: number): Node | null {
  const $position = doc.resolve(position);
  const line = $position.nodeAfter;
  return line && isEmptyLine(line) && $position.index() < $position.parent.childCount - 1 ? line : null;
}

function isEmptyLine(node: Node) {
  return node.type.name === 'paragraph' && node.content.size === 0;
}
