import { isComposing } from '../../../../../ui/is-composing.ts';
import { useWindowEvent } from '@mantine/hooks';
import type { EditorView } from '@tiptap/pm/view';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepLine } from './keep-line.ts';

const POPUPS = '[role="dialog"], [role="menu"], [role="listbox"], dialog[open]';

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
  }

  function leave() {
    if (isFull && view.current) toggle(view.current);
  }

  // Captured, because a popup that Escape closes is gone later.
  useWindowEvent('keydown', (event) => event.key === 'Escape' && !isComposing(event) && !hasPopup() && leave(), true);
  useWindowEvent('invalid', leave, true);
  return { isFull, toggle };
}

function hasPopup() {
  return [...document.querySelectorAll(POPUPS)].some((popup) => popup.checkVisibility());
}
