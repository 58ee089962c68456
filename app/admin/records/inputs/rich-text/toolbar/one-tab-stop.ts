import { useMergedRef } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useRef } from 'react';

/**
 * Returns what makes a toolbar one Tab stop, in which arrow keys, Home and End move (WAI-ARIA, toolbar pattern). Escape goes to the
 * text, and so does whoever types there what was meant for it.
 */
export function useOneTabStop(ref: Ref<HTMLDivElement>, goToText: () => void) {
  const toolbar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = toolbar.current;
    if (!element) return;
    // The controls are those of a library, and some come and go with what is selected.
    const observer = new MutationObserver(() => stopAt(element, focusedIn(element)));
    observer.observe(element, { childList: true, subtree: true });
    stopAt(element, null);
    return () => observer.disconnect();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const from = focusedIn(event.currentTarget);
    // Keys of a control's dialog arrive here too.
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1 && event.key !== ' ') {
      goToText();
      return;
    }
    if (event.shiftKey) return;
    if (event.key === 'Escape') goToText();
    else if (!moveFrom(from, controlsIn(event.currentTarget), event.key)) return;
    event.preventDefault();
  }

  return {
    ref: useMergedRef(toolbar, ref),
    onKeyDown,
    onFocus: ({ currentTarget }: FocusEvent) => stopAt(currentTarget, focusedIn(currentTarget)),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) stopAt(currentTarget, null);
    },
  };
}

/** Makes one control the Tab stop: without another, the first. */
function stopAt(toolbar: Element, stop: Element | null) {
  const [first] = controlsIn(toolbar);
  for (const control of toolbar.querySelectorAll('button')) control.tabIndex = control === (stop ?? first) ? 0 : -1;
}

function focusedIn(toolbar: Element) {
  return toolbar.querySelector<HTMLElement>('button:focus');
}

function controlsIn(toolbar: Element) {
  const enabled = toolbar.querySelectorAll<HTMLElement>('button:enabled');
  return [...enabled].filter((control) => control.checkVisibility());
}

/** Moves the focus as a key says, round at the ends. Returns whether that key moves it. */
function moveFrom(from: HTMLElement, controls: HTMLElement[], key: string): boolean {
  const index = controls.indexOf(from);
  const indexes: Readonly<Record<string, number>> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
  const next = indexes[key];
  if (next === undefined) return false;
  controls.at(next % controls.length)?.focus();
  return true;
}
