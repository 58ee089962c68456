import { Button, Modal, Stack, Box, Group } from '@mantine/core';
import { useDisclosure, useLocalStorage } from '@mantine/hooks';
import { IconKeyboard } from '../../ui/icons.ts';
import { useEffect, useRef } from 'react';
import { isComposing } from '../../ui/is-composing.ts';

/** Lists the keyboard shortcuts of a screen, and switches them on or off. Opens by a button or by "?". */
export function ShortcutsHelp({ keys }: { keys: [key: string, action: string][] }) {
  const [isOpen, dialog] = useDisclosure();
  const [isOn, turn] = useShortcutsSwitch();
  useShortcuts({ '?': dialog.open });
  return (
    <>
      <Button
        className="shortcuts-button"
        variant="default"
        leftSection={<IconKeyboard size={18} />}
        onClick={dialog.open}
      >
        Keyboard shortcuts
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Keyboard shortcuts" centered>
        <Stack>
          <Stack component="dl" gap="0.4rem" m={0}>
            {[...keys, ['?', 'Show keyboard shortcuts'] as const].map(([key, action]) => (
              <Group key={key} gap="1rem" align="baseline" wrap="nowrap">
                <Box component="dt" flex="0 0 2rem">
                  <kbd>{key}</kbd>
                </Box>
                <Box component="dd" m={0}>
                  {action}
                </Box>
              </Group>
            ))}
          </Stack>
          <label>
            <input
              type="checkbox"
              style={{ accentColor: 'var(--mantine-primary-color-filled)' }}
              checked={isOn}
              onChange={({ currentTarget }) => turn(currentTarget.checked)}
            />{' '}
            Use single-key shortcuts in this browser
          </label>
        </Stack>
      </Modal>
    </>
  );
}

/** The actions of single keys on a screen. */
type Shortcuts = Record<string, () => void>;

const FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether shortcuts are on, stored in this browser. People who dictate switch them off: speech triggers them by accident. */
function useShortcutsSwitch() {
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
