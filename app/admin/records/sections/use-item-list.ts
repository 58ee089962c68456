import { useState } from 'react';
import type { Fields } from '../../../../content/model/field.ts';
import { isAbout } from '../form/error-paths.ts';
import { focusField } from '../form/focus-field.ts';
import type { Values } from '../../../../content/model/values.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { useItems } from './use-items.ts';

/** What differs between sections and the items of other lists. */
interface ItemKind<Item> {
  fieldsOf: (item: Item) => Fields;
  /** What an item is called, such as “Hero”. */
  nameOf: (item: Item, index: number) => string;
  copyOf: (item: Item) => Item;
}

export type ItemListState<Item> = ReturnType<typeof useItemList<Item & Values>>;

/** The state of an input of several items: their order, and which of them are open. */
export function useItemList<Item extends Values>(props: InputProps, kind: ItemKind<Item>) {
  const { field, value, path, form, onChange } = props;
  const items = useItems({
    items: value as Item[],
    nameOf: kind.nameOf,
    onChange,
    onRearrange: () => form.clearErrors(path),
  });
  const keys = items.entries.map(({ key }) => key);
  const open = useOpenItems(keys, form.errors, path);

  function add(item: Item, index: number) {
    open.show(items.insert(item, index));
    focusField(`${path}.${index}.${Object.keys(kind.fieldsOf(item))[0]}`);
  }

  return { ...kind, ...items, open, add, isFull: keys.length >= (field.maxItems ?? Infinity) };
}

/** Which items are open, by key. Those with errors open by themselves when the errors arrive. */
function useOpenItems(keys: readonly string[], errors: Record<string, string[]>, path: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<typeof errors | null>(null);
  const faulty = new Set(
    keys.filter((_key, index) => Object.keys(errors).some((errorPath) => isAbout(errorPath, `${path}.${index}`))),
  );

  if (errors !== seen) {
    setSeen(errors);
    setOpen(open.union(faulty));
  }

  return {
    isOpen: (key: string) => open.has(key),
    isFaulty: (key: string) => faulty.has(key),
    show: (key: string) => setOpen((open) => open.union(new Set([key]))),
    toggle: (key: string) => setOpen((open) => open.symmetricDifference(new Set([key]))),
  };
}
