import { Menu } from '@mantine/core';
import { IconCopy, IconDots, IconEye, IconEyeOff, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';

interface ItemMenuProps {
  name: string;
  /** Whether another item fits in. */
  isFull: boolean;
  onDuplicate: () => void;
  onRemove: () => void;
  onAddBelow: () => void;
  /** Of what can be hidden. */
  visibility: { isHidden: boolean; onToggle: () => void } | undefined;
}

/** What else can be done with an item. */
export function ItemMenu({ name, isFull, onDuplicate, onRemove, onAddBelow, visibility }: ItemMenuProps) {
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <IconButton label={`Actions for ${name}`} Icon={IconDots} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus size={16} />} disabled={isFull} onClick={onAddBelow}>
          Add below
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} />} disabled={isFull} onClick={onDuplicate}>
          Duplicate
        </Menu.Item>
        {visibility && (
          <Menu.Item
            leftSection={visibility.isHidden ? <IconEye size={16} /> : <IconEyeOff size={16} />}
            onClick={visibility.onToggle}
          >
            {visibility.isHidden ? 'Show on the page' : 'Hide on the page'}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
