import type { ComponentProps } from 'react';
import { Picture } from './picture.tsx';
import { quarter } from '../../../content/artwork/shapes.ts';

interface PortraitProps extends Omit<ComponentProps<typeof Picture>, 'fallback'> {
  name: string;
}

/** The picture of a person, or else the initials. */
export function Portrait({ name, className = 'portrait', ...picture }: PortraitProps) {
  return <Picture {...picture} fallback={<InitialsAvatar name={name} className={className} />} className={className} />;
}

/** Stands in for a missing portrait. Decorative: the name is always next to it. */
function InitialsAvatar({ name, className }: { name: string; className: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`bg-tint ${className}`}>
      <path d={quarter(0, 60, 40, 'ne') + quarter(60, 0, 40, 'sw')} className="fill-surface" />
      <text
        x="50"
        y="50"
        dy=".36em"
        textAnchor="middle"
        className="fill-brand-text font-display text-[36px] font-heading"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const firstAndLast = words.length > 1 ? [words[0], words.at(-1)] : words;
  return firstAndLast.map((word = '') => Array.from(word)[0]?.toUpperCase()).join('');
}
