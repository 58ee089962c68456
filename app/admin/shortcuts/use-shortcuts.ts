import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

/** What single keys do on a screen. */
export type Shortcuts = Record<string, () => void>;

const FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether single keys do anything, which is remembered in this browser: who speaks to a computer types them by accident. */
export function useShortcutsSwitch() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false });
}

/** Makes single keys do something, but for those typed in a field, pressed with others, or while a dialog is open. */
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
      if (!act || !isMeant(event)) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}

function isMeant({ defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat, key, target }: KeyboardEvent) {
  const isAlone = !ctrlKey && !metaKey && !altKey && !isComposing;
  const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
  const isTooMuch = repeat && !'jk'.includes(key);
  return (
    !defaultPrevented && isAlone && !isTyping && !isTooMuch && !document.querySelector('[role="dialog"], dialog[open]')
  );
}
