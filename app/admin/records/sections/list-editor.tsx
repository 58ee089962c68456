import { emptyValues, type Values } from '../../../../content/model/values.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { ItemList } from './item-list.tsx';
import { newId } from '../../../../content/model/new-id.ts';
import { useItemList } from './use-item-list.ts';

/** Items with the same fields, in order. */
export default function ListEditor(props: InputProps) {
  const { label, one: itemLabel = label, fields = {}, hasIds } = props.field;
  const created = hasIds ? asNew : (item: Values) => item;
  const list = useItemList<Values>(props, {
    fieldsOf: () => fields,
    nameOf: (_item, index) => `${itemLabel} ${index + 1}`,
    copyOf: (item) => created(structuredClone(item)),
  });
  return (
    <ItemList
      input={props}
      list={list}
      addLabel={`Add a ${itemLabel.toLowerCase()}`}
      onAdd={(index) => list.add(created(emptyValues(fields)), index)}
    />
  );
}

/** Returns an item as one that was never saved. */
function asNew(item: Values): Values {
  const { id: _id, version: _version, ...fields } = item;
  return { id: newId(), ...fields };
}
