/**
 * Makes the content of an element equal to that of another one, whose nodes it takes over. What stays is not replaced:
 * elements with the same id, and others of the same kind in the same place. So nothing scrolls, and no picture loads again.
 */
export function morphContent(element: Element, wanted: Element): void {
  const byId = new Map([...element.children].flatMap((child) => (child.id ? [[child.id, child]] : [])));
  let next = element.firstChild;
  for (const node of Array.from(wanted.childNodes)) {
    const same = isElement(node) && node.id ? byId.get(node.id) : next && isAlike(next, node) ? next : undefined;
    if (same && same === next) next = next.nextSibling;
    else element.insertBefore(same ?? element.ownerDocument.adoptNode(node), next);
    if (same) morphNode(same, node);
  }
  while (next) {
    const rest = next;
    next = next.nextSibling;
    rest.remove();
  }
}

function morphNode(node: ChildNode, wanted: ChildNode) {
  if (node.isEqualNode(wanted)) return;
  if (!isElement(node) || !isElement(wanted)) {
    node.nodeValue = wanted.nodeValue;
    return;
  }
  if (node.localName !== wanted.localName) return node.replaceWith(node.ownerDocument.adoptNode(wanted));
  copyAttributes(node, wanted);
  morphContent(node, wanted);
}

function copyAttributes(element: Element, wanted: Element) {
  for (const name of element.getAttributeNames())
    if (!wanted.hasAttribute(name) && !KEPT.has(name)) element.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name) ?? '';
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** What the reader has opened stays open. */
const KEPT = new Set(['open']);

/** An element with an id is only like the one that has the same. */
function isAlike(node: ChildNode, wanted: ChildNode) {
  if (!isElement(node) || !isElement(wanted)) return node.nodeType === wanted.nodeType;
  return node.localName === wanted.localName && !node.id && !wanted.id;
}

/** Not `instanceof`: elements of another document are of another class. */
function isElement(node: ChildNode): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
