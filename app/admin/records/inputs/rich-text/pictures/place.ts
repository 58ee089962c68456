import type { Node, NodeType } from '@tiptap/pm/model';

/** Returns where a picture can be inserted next to a position: before an empty line, or after the block. */
export function placeFor(doc: Node, at: number): number {
  const $at = doc.resolve(at);
  const picture = doc.type.schema.nodes['image'] as NodeType;
  const canHold = (depth: number, index: number) => $at.node(depth).canReplaceWith(index, index, picture);
  if (canHold($at.depth, $at.index())) return at;
  for (let depth = $at.depth; depth > 0; depth -= 1) {
    if (isEmptyLine($at.node(depth)) && canHold(depth - 1, $at.index(depth - 1))) return $at.before(depth);
    if (canHold(depth - 1, $at.indexAfter(depth - 1))) return $at.after(depth);
  }
  return at;
}

/** Returns the empty paragraph at a position, unless it is the last, where one writes on. */
export function emptyLineAt(doc: Node, at: number): Node | null {
  const $at = doc.resolve(at);
  const line = $at.nodeAfter;
  return line && isEmptyLine(line) && $at.index() < $at.parent.childCount - 1 ? line : null;
}

function isEmptyLine(node: Node) {
  return node.type.name === 'paragraph' && node.content.size === 0;
}
