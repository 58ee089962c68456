import { useId } from 'react';
import type { Fields } from '../../../../content/model/field.ts';
import { focusField } from '../form/focus-field.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { useItems } from './use-items.ts';
import { useOpenItems } from './use-open-items.ts';

/** What differs between sections and the items of other lists. */
export interface ItemKind<Item> {
  fieldsOf: (item: Item) => Fields;
  /** What an item is called, such as “Hero”. */
  nameOf: (item: Item, index: number) => string;
  copyOf: (item: Item) => Item;
}

export type ItemListState<Item> = ReturnType<typeof useItemList<Item & Values>>;

/** The state of an input of several items: their order, and which of them are open. */
export function useItemList<Item extends Values>(props: InputProps, kind: ItemKind<Item>) {
  const { field, value, path, errors, onChange, clearErrors } = props;
  const id = useId();
  const items = useItems({
    items: value as Item[],
    nameOf: kind.nameOf,
    onChange,
    onRearrange: () => clearErrors(path),
  });
  const keys = items.entries.map(({ key }) => key);
  const open = useOpenItems(keys, errors, path);

  function add(item: Item, index: number) {
    open.show(items.insert(item, index));
    focusField(`${path}.${index}.${Object.keys(kind.fieldsOf(item))[0]}`);
  }

  return { ...kind, ...items, id, open, add, isFull: keys.length >= (field.maxItems ?? Infinity) };
}
