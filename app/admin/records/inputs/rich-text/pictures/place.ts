import type { Node, NodeType } from '@tiptap/pm/model';

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
export function emptyLineAt(doc: Node, position: number): Node | null {
  const $position = doc.resolve(position);
  const line = $position.nodeAfter;
  return line && isEmptyLine(line) && $position.index() < $position.parent.childCount - 1 ? line : null;
}

function isEmptyLine(node: Node) {
  return node.type.name === 'paragraph' && node.content.size === 0;
}
