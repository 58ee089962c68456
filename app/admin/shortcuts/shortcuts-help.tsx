import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard } from '../../ui/icons.ts';
import { useShortcuts, useShortcutsSwitch } from './use-shortcuts.ts';

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
          <dl className="keys">
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
            <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} /> Use
            single-key shortcuts in this browser
          </label>
        </Stack>
      </Modal>
    </>
  );
}
