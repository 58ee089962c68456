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
