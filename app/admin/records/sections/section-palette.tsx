import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { SectionKind } from '../../../../content/model/field.ts';
import './section-palette.css';
import { SectionPicture } from './section-picture.tsx';

interface SectionPaletteProps {
  kinds: readonly SectionKind[];
  isOpen: boolean;
  onChoose: (type: string) => void;
  onClose: () => void;
}

/** The kinds of sections to choose from, each with a small picture. */
export function SectionPalette({ kinds, isOpen, onChoose, onClose }: SectionPaletteProps) {
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
      <ul className="section-palette">
        {kinds.map(({ type, label, purpose }) => (
          <li key={type}>
            <button type="button" onClick={() => choose(type)}>
              <SectionPicture type={type} />
              <span className="section-label">{label}</span>
              <span className="section-purpose">{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
