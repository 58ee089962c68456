import { useState } from 'react';
import { fieldsOfItem } from '../../../../content/model/nested.ts';
import { emptyValues, type Values } from '../../../../content/model/values.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { ItemList } from './item-list.tsx';
import { SectionPalette } from './section-palette.tsx';
import { newId } from '../../../../content/model/new-id.ts';
import { useItemList } from './use-item-list.ts';

type SectionValues = Values & { id: string; type: string; hidden: boolean };

/** The sections of a page, each with the fields of its kind. */
export default function SectionEditor(props: InputProps) {
  const { field } = props;
  const { kinds = [] } = field;
  /** Where the section goes that is being chosen in the palette. */
  const [place, setPlace] = useState<number | null>(null);
  const list = useItemList<SectionValues>(props, {
    fieldsOf: (section) => fieldsOfItem(field, section),
    nameOf: ({ type }) => kinds.find((kind) => kind.type === type)?.label ?? type,
    copyOf: (section) => ({ ...structuredClone(section), id: newId() }),
  });

  function choose(type: string) {
    const empty = emptyValues(fieldsOfItem(field, { type }));
    if (place !== null) list.add({ id: newId(), type, hidden: false, ...empty }, place);
    setPlace(null);
  }

  return (
    <>
      <ItemList
        input={props}
        list={list}
        addLabel="Add a section"
        onAdd={setPlace}
        visibilityOf={(section, key) => ({
          isHidden: section.hidden,
          onToggle: () => list.replace(key, { ...section, hidden: !section.hidden }),
        })}
      />
      <SectionPalette kinds={kinds} isOpen={place !== null} onChoose={choose} onClose={() => setPlace(null)} />
    </>
  );
}
