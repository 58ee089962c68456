import { type ReactNode, useState } from 'react';
import { IconDots } from '../../../ui/icons.ts';
import { IconButton } from '../../parts/icon-button.tsx';

/** Buttons that small screens keep behind one. */
export function MoreActions({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className="more-toggle"
        label={`More actions for ${title}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        Icon={IconDots}
      />
      <div className="more-actions" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
