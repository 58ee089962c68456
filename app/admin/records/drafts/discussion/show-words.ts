import { focusField } from '../../form/focus-field.ts';
import { rangeOf } from './words.ts';

const PATIENCE = 3_000; // ms

/** Focuses a field, and selects words in it as soon as it has the focus: editors load, cards open. */
export function showWords(path: string, quote: string | null): void {
  focusField(path);
  if (!quote) return;
  const until = performance.now() + PATIENCE;
  requestAnimationFrame(function attempt(now) {
    const input = document.getElementById(`field-${path}`);
    if (input && input === document.activeElement) selectWords(input, quote);
    else if (now < until) requestAnimationFrame(attempt);
  });
}

function selectWords(input: HTMLElement, quote: string) {
  if (isTextInput(input)) {
    const range = rangeOf(input.value, quote);
    if (range) input.setSelectionRange(range.start, range.end);
    return input.scrollIntoView({ block: 'center' });
  }
  const nodes = textNodesIn(input);
  const range = rangeOf(nodes.map(({ data }) => data).join(''), quote);
  const [start, end] = [nodeAt(nodes, range?.start ?? -1), nodeAt(nodes, (range?.end ?? 0) - 1)];
  if (!start || !end) return;
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset + 1);
  start.node.parentElement?.scrollIntoView({ block: 'center' });
}

function textNodesIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function nodeAt(nodes: Text[], place: number): { node: Text; offset: number } | null {
  let offset = place;
  for (const node of nodes) {
    if (offset >= 0 && offset < node.length) return { node, offset };
    offset -= node.length;
  }
  return null;
}

export function isTextInput(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');
}
