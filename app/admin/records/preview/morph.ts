/**
 * Makes the content of an element equal to that of another one, whose nodes it takes over. What stays is not replaced:
 * elements with the same id, and others of the same kind in the same place. So nothing scrolls, and no picture loads again.
 */
export function morphContent(element: Element, source: Element): void {
  const byId = new Map([...element.children].flatMap((child) => (child.id ? [[child.id, child]] : [])));
  let next = element.firstChild;
  for (const node of Array.from(source.childNodes)) {
    const counterpart = isElement(node) && node.id ? byId.get(node.id) : next && isAlike(next, node) ? next : undefined;
    if (counterpart && counterpart === next) next = next.nextSibling;
    else element.insertBefore(counterpart ?? element.ownerDocument.adoptNode(node), next);
    if (counterpart) morphNode(counterpart, node);
  }
  while (next) {
    const rest = next;
    next = next.nextSibling;
    rest.remove();
  }
}

function morphNode(node: ChildNode, source: ChildNode) {
  if (node.isEqualNode(source)) return;
  if (!isElement(node) || !isElement(source)) {
    node.nodeValue = source.nodeValue;
    return;
  }
  if (node.localName !== source.localName) return node.replaceWith(node.ownerDocument.adoptNode(source));
  copyAttributes(node, source);
  morphContent(node, source);
}

function copyAttributes(element: Element, source: Element) {
  for (const name of element.getAttributeNames())
    if (!source.hasAttribute(name) && !KEPT.has(name)) element.removeAttribute(name);
  for (const name of source.getAttributeNames()) {
    const value = source.getAttribute(name) ?? '';
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** What the reader has opened stays open. */
const KEPT = new Set(['open']);

/** An element with an id is only like the one that has the same. */
function isAlike(node: ChildNode, source: ChildNode) {
  if (!isElement(node) || !isElement(source)) return node.nodeType === source.nodeType;
  return node.localName === source.localName && !node.id && !source.id;
}

/** Not `instanceof`: elements of another document are of another class. */
function isElement(node: ChildNode): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
