import { Button, Input, Menu, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconCopy, IconDots, IconEye, IconEyeOff, IconTrash } from '../../../ui/icons.ts';
import type { Values } from '../../../../content/model/values.ts';
import { type InputProps, wrapperProps } from '../inputs/input-props.ts';
import { NestedFields } from '../inputs/nested-fields.tsx';
import { ItemCard, RemovedNotice } from './item-card.tsx';
import './items.css';
import { titleOfItem } from './item-title.ts';
import type { ItemListState } from './use-item-list.ts';
import { IconButton } from '../../parts/icon-button.tsx';

interface ItemListProps<Item> {
  input: InputProps;
  list: ItemListState<Item>;
  addLabel: string;
  /** Adds an item at a place. */
  onAdd: (index: number) => void;
  /** Of items that can be hidden. */
  visibilityOf?: (item: Item, key: string) => Visibility;
}

interface Visibility {
  isHidden: boolean;
  onToggle: () => void;
}

/** The cards of several items, in order. */
export function ItemList<Item extends Values>({ input, list, addLabel, onAdd, visibilityOf }: ItemListProps<Item>) {
  const { id, path, field } = input;
  const { entries, open, fieldsOf, nameOf, replace } = list;
  return (
    <Input.Wrapper {...wrapperProps(input)} withAsterisk={false}>
      <div className="items" id={id} tabIndex={-1}>
        <ol className="item-list unmarked" aria-labelledby={`${id}-label`}>
          {entries.map(({ key, item }, index) => {
            const name = nameOf(item, index);
            const visibility = visibilityOf?.(item, key);
            return (
              <ItemCard
                key={key}
                items={list}
                id={key}
                index={index}
                name={name}
                title={titleOfItem(fieldsOf(item), item)}
                note={visibility?.isHidden ? 'Hidden' : undefined}
                isFaulty={open.isFaulty(key)}
                actions={
                  <ItemMenu list={list} entry={{ key, item }} index={index} visibility={visibility} onAdd={onAdd} />
                }
                body={{
                  isOpen: open.isOpen(key),
                  onToggle: () => open.toggle(key),
                  content: (
                    <NestedFields
                      {...input}
                      fields={fieldsOf(item)}
                      values={item}
                      path={`${path}.${index}`}
                      onValues={(values) => replace(key, values as Item)}
                    />
                  ),
                }}
              />
            );
          })}
        </ol>
        {list.removed && <RemovedNotice key={list.removed.key} name={list.removed.name} onUndo={list.undo} />}
        <Button
          size="sm"
          variant="light"
          leftSection={<IconPlus size={16} />}
          disabled={list.isFull}
          onClick={() => onAdd(entries.length)}
        >
          {addLabel}
        </Button>
        {list.isFull && <Text size="sm">{`${field.label} can have at most ${field.maxItems} entries.`}</Text>}
        <VisuallyHidden component="output">{list.announcement}</VisuallyHidden>
      </div>
    </Input.Wrapper>
  );
}

interface ItemMenuProps<Item> extends Pick<ItemListProps<Item>, 'list' | 'onAdd'> {
  entry: { key: string; item: Item };
  index: number;
  visibility: Visibility | undefined;
}

/** What else can be done with an item. */
function ItemMenu<Item extends Values>({ list, onAdd, entry: { key, item }, index, visibility }: ItemMenuProps<Item>) {
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <IconButton label={`Actions for ${list.nameOf(item, index)}`} Icon={IconDots} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus size={16} />} disabled={list.isFull} onClick={() => onAdd(index + 1)}>
          Add below
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          disabled={list.isFull}
          onClick={() => list.add(list.copyOf(item), index + 1)}
        >
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
        <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => list.remove(key)}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
