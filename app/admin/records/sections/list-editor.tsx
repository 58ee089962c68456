import { emptyValues, type Values } from '../../../../content/model/values.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { ItemList } from './item-list.tsx';
import { useItemList } from './use-item-list.ts';

/** Items with the same fields, in order. */
export default function ListEditor(props: InputProps) {
  const { label, one = label, fields = {} } = props.field;
  const list = useItemList<Values>(props, {
    fieldsOf: () => fields,
    nameOf: (_item, index) => `${one} ${index + 1}`,
    copyOf: structuredClone,
  });
  return (
    <ItemList
      input={props}
      list={list}
      addLabel={`Add a ${one.toLowerCase()}`}
      onAdd={(index) => list.add(emptyValues(fields), index)}
    />
  );
}
