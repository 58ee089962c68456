import { type ReactNode, useState } from 'react';
import { IconDots } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';

/** The buttons of a row, which small screens keep behind one. */
export function RowActions({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="row-more"
        label={`Actions for ${title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        Icon={IconDots}
      />
      <span className="row-buttons" data-open={isOpen || undefined}>
        {children}
      </span>
    </>
  );
}

/** Keeps the place of a button that other rows have. */
export function NoAction() {
  return <span className="icon-button no-action" />;
}
