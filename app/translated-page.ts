/**
 * Lets React update a page that the browser has translated. Translators put an element in the place of a text, which React still
 * takes for part of the page: it could neither remove the text nor insert anything before it, and the screen would fail.
 */
export function followTranslation(): void {
  const replacements = new WeakMap<Node, ChildNode>();
  const { removeChild, insertBefore } = methodsOf(Node.prototype);

  const translated = new MutationObserver((records) => {
    for (const record of records) {
      for (const text of record.removedNodes) {
        const replacement = text instanceof Text ? replacementIn(record) : undefined;
        if (!replacement) continue;
        replacements.set(text, replacement);
        changed.observe(text, { characterData: true });
      }
    }
  });
  translated.observe(document, { childList: true, subtree: true });

  // A new text takes the place of the translation, and is then translated in turn.
  const changed = new MutationObserver((records) => {
    for (const { target } of records) restore(target);
  });

  function restore(text: Node) {
    const replacement = replacements.get(text);
    replacements.delete(text);
    if (replacement?.parentNode && !text.parentNode) replacement.replaceWith(text);
  }

  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (child.parentNode !== this) restore(child);
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(node: Child, next: Node | null): Child {
    if (next && next.parentNode !== this) restore(next);
    return insertBefore.call(this, node, next?.parentNode === this ? next : null) as Child;
  };
}

/** Returns the element that a translator has put in the place of a removed text, at once or before or after it. */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  return [addedNodes[0], previousSibling, nextSibling].find(
    (node): node is Element => node instanceof Element && node.localName === 'font',
  );
}

/** The methods as the browser has them, which are called on any node. */
function methodsOf({
  removeChild,
  insertBefore,
}: {
  removeChild: Node['removeChild'];
  insertBefore: Node['insertBefore'];
}) {
  return { removeChild, insertBefore };
}
