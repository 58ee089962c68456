import { footnoteIds } from '../../../../../../content/html/footnotes.ts';

/** Links numbers in a text with the footnotes at its end, and these back, as they are added. */
export function createFootnotes(document: Document) {
  const series = Math.random().toString(36).slice(2, 6);
  const numbers = new Map<string, number>();

  /** Returns the linked number of a footnote with some name; the first one is what its footnote leads back to. */
  function referTo(name: string): Element {
    const isFirst = !numbers.has(name);
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    const { note, reference } = footnoteIds(series, number);
    const sup = document.createElement('sup');
    if (isFirst) sup.id = reference;
    const link = sup.appendChild(document.createElement('a'));
    link.setAttribute('href', `#${note}`);
    link.textContent = String(number);
    return sup;
  }

  /** Makes an item of a list the footnote with a name, if any number leads to it. */
  function identify(item: Element, name: string) {
    const number = numbers.get(name);
    if (number === undefined) return;
    const { note, reference } = footnoteIds(series, number);
    item.id = note;
    const back = document.createElement('a');
    back.setAttribute('href', `#${reference}`);
    back.textContent = '↩';
    const paragraph = item.querySelector(':scope > p:last-child') ?? item.appendChild(document.createElement('p'));
    const { lastChild } = paragraph;
    if (lastChild instanceof Text) lastChild.data = lastChild.data.trimEnd();
    paragraph.append(' ', back);
  }

  return { referTo, identify, names: () => [...numbers.keys()] };
}
