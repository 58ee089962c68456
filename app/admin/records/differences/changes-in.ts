/** Marks that stand beside one another, such as words and those that took their place. */
export type Change = [Element, ...Element[]];

const MARKS = 'ins, del, [data-differs]';

/** Finds the changes that are marked in an element, or shown as two values of a field, in their order. Nobody sees one of white space. */
export function changesIn(element: Element): Change[] {
  const outermost = [...element.querySelectorAll(MARKS)].filter((mark) => !mark.parentElement?.closest(MARKS));
  const marks = outermost.filter((mark) => mark.textContent.trim() !== '' || mark.querySelector('img, hr'));
  const changes: Change[] = [];
  for (const mark of marks) {
    const last = changes.at(-1);
    if (last && isBeside(mark, last.at(-1))) last.push(mark);
    else changes.push([mark]);
  }
  return changes;
}

/** Whether nothing but white space stands between two marks. */
function isBeside(mark: Element, before: Element | undefined) {
  if (!mark.matches('ins, del')) return false;
  let node = mark.previousSibling;
  while (node && node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === '') node = node.previousSibling;
  return node === before;
}

const LONGEST = 200; // characters

/** Returns what a change is, for screen readers. */
export function inWords(change: Change): string {
  const words = change.map((mark) => {
    const field = mark.getAttribute('data-differs');
    return field ?? `${mark.matches('ins') ? 'added' : 'removed'}: ${mark.textContent.slice(0, LONGEST)}`;
  });
  return words.join(', ');
}
