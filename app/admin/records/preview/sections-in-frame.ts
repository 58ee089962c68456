const PREFIX = 'section-';

/** Cards name what they hold: `data-item` is the id of a section. */
export const CARD = '[data-item]';

/** Returns the section of a page to which the card around an element of the form belongs. */
export function sectionOf(element: Element | null, frame: Document): HTMLElement | null {
  let card = element?.closest<HTMLElement>(CARD);
  while (card) {
    const section = frame.getElementById(PREFIX + card.dataset['item']);
    if (section) return section;
    // The entry of a list inside a section.
    card = card.parentElement?.closest<HTMLElement>(CARD);
  }
  return null;
}

/** Returns the sections of a page from top to bottom. */
export function sectionsIn(main: HTMLElement): HTMLElement[] {
  return [...main.querySelectorAll<HTMLElement>(`section[id^="${PREFIX}"]`)];
}

/** Returns the section that has changed its place among the same ones: two where neighbours have been swapped. */
export function movedSections(before: HTMLElement[], after: HTMLElement[]): HTMLElement[] {
  const isMoved = before.length === after.length && before.some((section, index) => section !== after[index]);
  if (!isMoved) return [];
  return after.filter((section) => {
    const others = after.filter((other) => other !== section);
    return before.filter((other) => other !== section).every((other, index) => other === others[index]);
  });
}

/** Scrolls a frame to one of its sections, unless its beginning is in view. Not `scrollIntoView`, which scrolls the form too. */
export function scrollToSection(section: HTMLElement, behavior = usualBehavior()): void {
  const view = section.ownerDocument.defaultView;
  if (!view) return;
  const { top } = section.getBoundingClientRect();
  const margin = Number.parseFloat(view.getComputedStyle(section.ownerDocument.documentElement).scrollPaddingTop) || 0;
  if (top >= margin && top < view.innerHeight / 2) return;
  view.scrollTo({ top: view.scrollY + top - margin, behavior });
}

/** Returns the section around an element of a page, with its id in the form. */
export function sectionAround(element: Element): { id: string; key: string } | null {
  const id = element.closest(`main section[id^="${PREFIX}"]`)?.id;
  return id === undefined ? null : { id, key: id.slice(PREFIX.length) };
}

/** Opens the card of a section in the form and focuses it. */
export function openCard(id: string): void {
  const card = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
  const label = card?.querySelector<HTMLElement>('[aria-expanded]');
  if (!card || !label) return;
  if (label.ariaExpanded === 'false') label.click();
  label.focus({ preventScroll: true });
  // Once it is open: before, the page may be too short.
  requestAnimationFrame(() => card.scrollIntoView({ block: 'start', behavior: usualBehavior() }));
}

function usualBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
