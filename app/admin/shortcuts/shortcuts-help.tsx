import { Button, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconKeyboard } from '../../ui/icons.ts';
import { useShortcuts, useShortcutsSwitch } from './use-shortcuts.ts';

/** Shows what single keys do on a screen, when asked for by one of them or by its button, and switches them off. */
export function ShortcutsHelp({ keys }: { keys: [key: string, deed: string][] }) {
  const [isOpen, dialog] = useDisclosure();
  const [isOn, turn] = useShortcutsSwitch();
  useShortcuts({ '?': dialog.open });
  return (
    <>
      <Button variant="default" leftSection={<IconKeyboard size={18} />} onClick={dialog.open}>
        Shortcuts
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title="Keys on this screen" centered>
        <Stack>
          <dl className="keys">
            {[...keys, ['?', 'Show these keys'] as const].map(([key, deed]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{deed}</dd>
              </div>
            ))}
          </dl>
          <label>
            <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} /> Use
            single keys in this browser
          </label>
        </Stack>
      </Modal>
    </>
  );
}
