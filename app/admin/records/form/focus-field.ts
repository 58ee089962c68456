import { useEffect } from 'react';
import { useLocation } from 'react-router';

const PREFIX = '#field-';
const PATIENCE = 3_000; // ms

/** Focuses the input of a field, such as `sections.2.title`, as soon as it is there: editors load, cards open. */
export function focusField(path: string): void {
  const until = performance.now() + PATIENCE;
  requestAnimationFrame(function attempt(now) {
    const input = document.getElementById(`field-${path}`);
    openCards(path);
    if (input) focusRefused(input);
    else if (now < until) requestAnimationFrame(attempt);
    else focusAround(path);
  });
}

/** Opens the cards in which a field is. */
function openCards(path: string) {
  const steps = path.split('.');
  for (const [index, step] of steps.entries()) {
    const list = /^\d+$/.test(step) && document.getElementById(`field-${steps.slice(0, index).join('.')}`);
    const place = `li:not([data-index]):nth-child(${Number(step) + 1})`;
    // What is translated of a list may be fewer items than are shown.
    const card = list && list.querySelector(`:scope > ol > :is(${place}, li[data-index="${step}"])`);
    if (card) card.querySelector<HTMLElement>(':scope > .item-header > .item-label[aria-expanded="false"]')?.click();
  }
}

/** Sends the event `invalid` first, as browsers do, so that whatever hides the input opens. */
function focusRefused(input: HTMLElement) {
  input.dispatchEvent(new Event('invalid'));
  input.focus();
}

/** An error may be about a part without an input of its own, such as one of several chosen records. */
function focusAround(path: string) {
  const steps = path.split('.').slice(0, -1);
  while (steps.length > 0 && !document.getElementById(`field-${steps.join('.')}`)) steps.pop();
  document.getElementById(`field-${steps.join('.')}`)?.focus();
}

/** Returns the end of the address of a form that opens it at a field. */
export function hashOf(path: string): string {
  return PREFIX + path;
}

/** Focuses the field that the address names, if it does. */
export function useFieldOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.startsWith(PREFIX)) focusField(hash.slice(PREFIX.length));
  }, [hash]);
}
