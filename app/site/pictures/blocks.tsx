import { smallArtworks } from '../../../content/artwork/openings/small.ts';
import { useSite } from '../layout/site-data.ts';
import { Groups } from './artwork/groups.tsx';

interface BlocksProps {
  className?: string;
  /** Shows a piece fallen off, for errors and empty lists. */
  isToppled?: boolean;
}

/** A small version of the artwork of openings. */
export function Blocks({ className = '', isToppled = false }: BlocksProps) {
  const { artwork } = useSite().brand;
  if (artwork === 'none') return null;
  const { always, standing, toppled } = smallArtworks[artwork];
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" className={className}>
      <Groups groups={[{ shapes: always }, { shapes: isToppled ? toppled : standing }]} />
    </svg>
  );
}
