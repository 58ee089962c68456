import { RichTextEditor } from '@mantine/tiptap';
import { type Ref, useRef, useState } from 'react';
import { IconArrowsMaximize, IconArrowsMinimize } from '../../../../../ui/icons.ts';
import './full-screen.css';
import { isComposing } from '../../../../../ui/is-composing.ts';
import { useWindowEvent } from '@mantine/hooks';
import type { EditorView } from '@tiptap/pm/view';
import { flushSync } from 'react-dom';

interface FullScreenControlProps {
  ref: Ref<HTMLButtonElement>;
  isFull: boolean;
  onToggle: () => void;
}

/** Shows the text alone on the screen, and again with its form. */
export function FullScreenControl({ ref, isFull, onToggle }: FullScreenControlProps) {
  const Icon = isFull ? IconArrowsMinimize : IconArrowsMaximize;
  return (
    <RichTextEditor.Control
      ref={ref}
      data-often
      active={isFull}
      aria-label="Full screen"
      aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
      title={isFull ? 'Leave full screen (Esc)' : 'Full screen (Ctrl+Shift+F)'}
      onClick={onToggle}
      // Said to be off, too.
      renderRoot={(props) => <button type="button" {...props} aria-pressed={isFull} />}
    >
      <Icon size={16} stroke={1.5} />
    </RichTextEditor.Control>
  );
}

const POPUPS = '[role="dialog"], [role="menu"], [role="listbox"], dialog[open]';
/** From these, Escape leads back to the text. */
const BESIDE_TEXT = '[role="toolbar"], search, .text-picture-frame';

/** Whether a text is shown alone with the bar of its form. Escape, or a field that needs a change, ends that. */
export function useFullScreen() {
  const [isFull, setFull] = useState(false);
  const view = useRef<EditorView>(null);
  const pageScroll = useRef(0);

  function toggle(editorView: EditorView) {
    view.current = editorView;
    const atStart = isFull ? pageScroll.current : 0;
    pageScroll.current = scrollY;
    keepLine(editorView, atStart, () => flushSync(() => setFull(!isFull)));
    // By keyboard, one writes on; a finger would call the keyboard of a phone.
    if (document.activeElement?.closest('[role="toolbar"]')) editorView.focus();
  }

  function leave() {
    if (isFull && view.current) toggle(view.current);
  }

  function onKey(event: KeyboardEvent) {
    const isElsewhere = event.target instanceof Element && event.target.closest(BESIDE_TEXT);
    if (event.key === 'Escape' && !isComposing(event) && !isElsewhere && !hasPopup()) leave();
  }

  // Captured, because a popup that Escape closes is gone later.
  useWindowEvent('keydown', onKey, true);
  useWindowEvent('invalid', leave, true);
  return { isFull, toggle };
}

function hasPopup() {
  return [...document.querySelectorAll(POPUPS)].some((popup) => popup.checkVisibility());
}

/**
 * Changes the layout around a text. The line below its toolbar stays there; where the text begins below it, the page is
 * scrolled to `atStart`, in pixels.
 */
function keepLine(view: EditorView, atStart: number, change: () => void) {
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

/** Returns where the toolbar of a text ends on the screen, in pixels. */
export function toolbarEnd({ dom }: EditorView): number {
  return dom.closest('.rich-text')?.firstElementChild?.getBoundingClientRect().bottom ?? 0;
}
