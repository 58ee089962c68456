import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure, useLocalStorage, useWindowEvent } from '@mantine/hooks';
import { IconKeyboard } from '../../ui/icons.ts';
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
          <dl className="shortcuts">
            {[...keys, ['?', 'Show keyboard shortcuts'] as const].map(([key, action]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{action}</dd>
              </div>
            ))}
          </dl>
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

/** Where keys are typed. */
export const FIELDS = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether shortcuts are on, stored in this browser. People who dictate switch them off: speech triggers them by accident. */
function useShortcutsSwitch() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false });
}

/** Handles single keys, except in fields, with modifier keys, and while a dialog is open. */
export function useShortcuts(keys: Record<string, () => void>): void {
  const [isOn] = useShortcutsSwitch();
  useWindowEvent('keydown', (event) => {
    const act = keys[event.key];
    if (!isOn || !act || !isShortcut(event)) return;
    event.preventDefault();
    act();
  });
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
