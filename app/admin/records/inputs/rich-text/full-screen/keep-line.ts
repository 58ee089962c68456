import type { EditorView } from '@tiptap/pm/view';

/**
 * Changes the layout around a text. The line below its toolbar stays there; where the text begins below it, the page is
 * scrolled to `atStart`, in pixels.
 */
export function keepLine(view: EditorView, atStart: number, change: () => void) {
  const line = lineBelowToolbar(view);
  const distance = () => view.coordsAtPos(line ?? 0).top - toolbarEnd(view);
  const before = distance();
  change();
  for (const animation of view.dom.closest('main')?.getAnimations() ?? []) animation.finish();
  if (line === null) return scrollTo({ top: atStart, behavior: 'instant' });
  // The second time, the toolbar sticks where it belongs.
  for (let pass = 0; pass < 2; pass += 1) scrollBy({ top: distance() - before, behavior: 'instant' });
}

/** Returns null if that is the first line. */
function lineBelowToolbar(view: EditorView): number | null {
  const { left, top } = view.dom.getBoundingClientRect();
  const end = toolbarEnd(view);
  if (top >= end) return null;
  return view.posAtCoords({ left: left + 24, top: end + 12 })?.pos ?? null;
}

function toolbarEnd({ dom }: EditorView): number {
  return dom.closest('.rich-text')?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
}
