import { type ReactNode, useState } from 'react';
import { IconDots } from '../../ui/icons.ts';
import { IconButton } from './icon-button.tsx';

interface MoreActionsProps {
  label: string;
  /** The class of the buttons; their toggle's ends with `-toggle`. */
  className: string;
  children: ReactNode;
}

/** Buttons that small screens keep behind one. */
export function MoreActions({ label, className, children }: MoreActionsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        className={`${className}-toggle`}
        label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        Icon={IconDots}
      />
      <div className={className} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
