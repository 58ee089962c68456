import { emptyValues, type Values } from '../../../../content/model/values.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { ItemList } from './item-list.tsx';
import { newId } from '../../../../content/model/new-id.ts';
import { useItemList } from './use-item-list.ts';

/** Items with the same fields, in order. */
export default function ListEditor(props: InputProps) {
  const { label, one: itemLabel = label, fields = {}, hasIds } = props.field;
  const list = useItemList<Values>(props, {
    fieldsOf: () => fields,
    nameOf: (_item, index) => `${itemLabel} ${index + 1}`,
    copyOf: (item) => asNew(structuredClone(item), hasIds),
  });
  return (
    <ItemList
      input={props}
      list={list}
      addLabel={`Add a ${itemLabel.toLowerCase()}`}
      onAdd={(index) => list.add(asNew(emptyValues(fields), hasIds), index)}
    />
  );
}

/** Returns an item as one that was never saved: with an id of its own, where it needs one before that. */
function asNew({ id: _id, version: _version, ...fields }: Values, hasIds = false): Values {
  return hasIds ? { id: newId(), ...fields } : fields;
}
