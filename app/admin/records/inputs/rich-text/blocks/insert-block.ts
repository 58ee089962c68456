import type { Node, NodeType } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

export interface InsertOptions {
  /** Whether others are going to be inserted at the same place. */
  isTaken?: boolean;
}

/**
 * Inserts a block. An empty line there gives it its place, unless others are waiting for that, or the cursor is in it and goes on
 * there: because one writes on, or because no line follows, and it would end up in a table.
 */
export function insertBlock(
  transaction: Transaction,
  place: number,
  block: Node,
  { isTaken = false, writesOn }: InsertOptions & { writesOn: boolean },
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

/** Returns where a picture, or another block, can be inserted next to a position: before an empty line, or after the block. */
export function placeFor(doc: Node, position: number, name = 'image'): number {
  const $position = doc.resolve(position);
  const block = doc.type.schema.nodes[name] as NodeType;
  const canHold = (depth: number, index: number) => $position.node(depth).canReplaceWith(index, index, block);
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
