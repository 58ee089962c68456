/** Removes what clipboards leave empty, and puts things where the editor can hold them. */
export function tidy(root: Element) {
  for (const text of root.querySelectorAll('p,h2,h3,h4,figcaption,caption')) {
    trim(text);
    if (isEmpty(text)) removeOrEmpty(text);
  }
  for (const br of root.querySelectorAll('br')) splitAt(br);
  // Headings are bold anyway.
  for (const bold of root.querySelectorAll(':is(h2, h3, h4, th) strong')) bold.replaceWith(...bold.childNodes);
  for (const image of [...root.querySelectorAll(':is(p, h2, h3, h4) > img')].toReversed()) standAlone(image);
  for (const item of root.querySelectorAll('li')) startWithParagraph(item);
}

function trim(text: Element) {
  for (const end of ['firstChild', 'lastChild'] as const) while (isBreakOrBlank(text[end])) text[end]?.remove();
  const [first, last] = [edge(text, 'firstChild'), edge(text, 'lastChild')];
  if (first instanceof Text) first.data = first.data.trimStart();
  if (last instanceof Text) last.data = last.data.trimEnd();
}

function isBreakOrBlank(node: ChildNode | null): node is ChildNode {
  return isBreak(node) || (node instanceof Text && node.data.trim() === '');
}

function isBreak(node: Node | null | undefined) {
  return node instanceof Element && node.localName === 'br';
}

function edge(element: Element, side: 'firstChild' | 'lastChild') {
  let node: Node = element;
  while (node[side]) node = node[side];
  return node;
}

/** Two breaks, with nothing between them, end a paragraph. */
function splitAt(br: Element) {
  const text = br.parentElement;
  if (!text) return;
  const gap: ChildNode[] = [];
  for (let next = br.nextSibling; isBreakOrBlank(next); next = next.nextSibling) gap.push(next);
  const last = br.nextSibling;
  if (last instanceof Text) last.data = last.data.trimStart();
  if (text.localName !== 'p' || !gap.some(isBreak)) return;
  const before = text.ownerDocument.createElement('p');
  while (text.firstChild && text.firstChild !== br) before.append(text.firstChild);
  for (const node of [br, ...gap]) node.remove();
  text.before(before);
}

function isEmpty(text: Element) {
  return !text.textContent.trim() && !text.querySelector('img');
}

/** An empty cell or item keeps its paragraph. */
function removeOrEmpty(text: Element) {
  const isNeeded =
    /^(li|td|th)$/.test(text.parentElement?.localName ?? '') && text.parentElement?.children.length === 1;
  if (isNeeded) text.replaceChildren();
  else text.remove();
}

function standAlone(image: Element) {
  const text = image.parentElement;
  text?.after(image);
  if (text && isEmpty(text)) text.remove();
}

function startWithParagraph(item: Element) {
  const first = item.firstElementChild;
  if (first?.localName === 'p') return;
  const paragraph = item.ownerDocument.createElement('p');
  if (first && /^h[2-4]$/.test(first.localName)) {
    const strong = paragraph.appendChild(item.ownerDocument.createElement('strong'));
    strong.append(...first.childNodes);
    first.remove();
  }
  item.prepend(paragraph);
}
