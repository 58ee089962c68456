import { useState } from 'react';
import { fieldsOfItem } from '../../../../content/model/parts/nested.ts';
import { emptyValues, type Values } from '../../../../content/model/values.ts';
import type { InputProps } from '../inputs/input-props.ts';
import { ItemList } from './item-list.tsx';
import { newId } from '../../../../content/model/new-id.ts';
import { useItemList } from './use-item-list.ts';
import { Modal, Text } from '@mantine/core';
import type { SectionKind } from '../../../../content/model/field.ts';
import './section-palette.css';
import { SectionPicture } from './section-picture.tsx';

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

interface SectionPaletteProps {
  kinds: readonly SectionKind[];
  isOpen: boolean;
  onChoose: (type: string) => void;
  onClose: () => void;
}

/** The kinds of sections to choose from, each with a small picture. */
function SectionPalette({ kinds, isOpen, onChoose, onClose }: SectionPaletteProps) {
  // After a choice, the focus goes to the new section.
  const [isChosen, setChosen] = useState(false);

  function choose(type: string) {
    setChosen(true);
    onChoose(type);
  }

  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      onEnterTransitionEnd={() => setChosen(false)}
      returnFocus={!isChosen}
      title="Add a section"
      size="60rem"
    >
      <ul className="section-palette unmarked">
        {kinds.map(({ type, label, purpose }) => (
          <li key={type}>
            <button type="button" className="unstyled" onClick={() => choose(type)}>
              <SectionPicture type={type} />
              <span className="section-label">{label}</span>
              <Text span size="xs" c="dimmed" lh="inherit" px="0.25rem">
                {purpose}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
