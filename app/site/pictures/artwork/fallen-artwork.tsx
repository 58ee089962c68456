import { fallenArtworks } from '../../../../content/artwork/fallen.ts';
import { useSite } from '../../layout/site-data.ts';
import { Groups } from './groups.tsx';

/** The artwork of the brand with a piece fallen off, for errors and empty lists. Decorative. */
export function FallenArtwork({ className }: { className: string }) {
  const { artwork } = useSite().brand;
  if (artwork === 'none') return null;
  return (
    <svg viewBox="0 0 320 120" aria-hidden="true" className={className}>
      <Groups groups={[{ shapes: fallenArtworks[artwork] }]} />
    </svg>
  );
}
