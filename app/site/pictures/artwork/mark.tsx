import { composeMark } from '../../../../content/artwork/compose.ts';
import { useSite } from '../../layout/site-data.ts';
import { Groups } from './groups.tsx';

interface MarkProps {
  title: string;
  /** Where it stands in its list. */
  index: number;
}

/** A small figure of what a title is about. Decorative. */
export function Mark({ title, index }: MarkProps) {
  const groups = composeMark({ title, artwork: useSite().brand.artwork, place: index });
  return (
    <svg viewBox="-18 -1 96 62" aria-hidden="true" className="artwork h-24 w-auto max-w-full">
      <Groups groups={groups} />
    </svg>
  );
}
