import { Button, Input, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '../../../ui/icons.ts';
import type { Values } from '../../../../content/model/values.ts';
import { type InputProps, wrapperProps } from '../inputs/input-props.ts';
import { NestedFields } from '../inputs/nested-fields.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemMenu } from './item-menu.tsx';
import { titleOfItem } from './item-names.ts';
import { RemovedNotice } from './removed-notice.tsx';
import './items.css';
import type { ItemListState } from './use-item-list.ts';

interface ItemListProps<Item> {
  input: InputProps;
  list: ItemListState<Item>;
  addLabel: string;
  /** Adds an item at a place. */
  onAdd: (index: number) => void;
  /** Of items that can be hidden. */
  visibilityOf?: (item: Item, key: string) => { isHidden: boolean; onToggle: () => void };
}

/** The cards of several items, in order. */
export function ItemList<Item extends Values>({ input, list, addLabel, onAdd, visibilityOf }: ItemListProps<Item>) {
  const { id, path, field } = input;
  const { entries, open, fieldsOf, nameOf, copyOf, add, replace, move, moveBeside, remove } = list;
  return (
    <Input.Wrapper {...wrapperProps(input)} withAsterisk={false}>
      <div className="items" id={id} tabIndex={-1}>
        <ol className="item-list" aria-labelledby={`${id}-label`}>
          {entries.map(({ key, item }, index) => {
            const name = nameOf(item, index);
            const visibility = visibilityOf?.(item, key);
            return (
              <ItemCard
                key={key}
                list={list.id}
                id={key}
                index={index}
                count={entries.length}
                name={name}
                title={titleOfItem(fieldsOf(item), item)}
                note={visibility?.isHidden ? 'Hidden' : undefined}
                isFaulty={open.isFaulty(key)}
                onMove={(to) => move(key, to)}
                onDrop={(moved, isAfter) => moveBeside(moved, key, isAfter)}
                actions={
                  <ItemMenu
                    name={name}
                    isFull={list.isFull}
                    visibility={visibility}
                    onAddBelow={() => onAdd(index + 1)}
                    onDuplicate={() => add(copyOf(item), index + 1)}
                    onRemove={() => remove(key)}
                  />
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
