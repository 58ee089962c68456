import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { isComposing } from '../../ui/is-composing.ts';

/** The actions of single keys on a screen. */
export type Shortcuts = Record<string, () => void>;

const FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether shortcuts are on, stored in this browser. People who dictate switch them off: speech triggers them by accident. */
export function useShortcutsSwitch() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false });
}

/** Handles single keys, except in fields, with modifier keys, and while a dialog is open. */
export function useShortcuts(keys: Shortcuts): void {
  const [isOn] = useShortcutsSwitch();
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return;
    function onKeyDown(event: KeyboardEvent) {
      const act = latest.current[event.key];
      if (!act || !isShortcut(event)) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

function isShortcut(event: KeyboardEvent) {
  const { defaultPrevented, ctrlKey, metaKey, altKey, repeat, key, target } = event;
  const isAlone = !ctrlKey && !metaKey && !altKey && !isComposing(event);
  const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
  const isIgnoredRepeat = repeat && !'jk'.includes(key);
  return (
    !defaultPrevented &&
    isAlone &&
    !isTyping &&
    !isIgnoredRepeat &&
    !document.querySelector('[role="dialog"], dialog[open]')
  );
}
