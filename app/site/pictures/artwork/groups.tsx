import type { Group } from '../../../../content/artwork/shapes.ts';
import { fallenArtworks } from '../../../../content/artwork/fallen.ts';
import { useSite } from '../../layout/site-data.ts';

/** The shapes of a composition, in the colors of the page. */
export function Groups({ groups }: { groups: Group[] }) {
  return groups.map(({ name, transform, shapes }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Nothing is ever reordered.
    <g key={index} className={name} transform={transform}>
      {shapes.map(({ d, fill, stroke, width, opacity, dashed }) => (
        <path
          key={d + fill}
          d={d}
          className={[fill ? `fill-${fill}` : 'fill-none', stroke && `stroke-${stroke}`].filter(Boolean).join(' ')}
          strokeWidth={width}
          opacity={opacity}
          strokeDasharray={dashed ? '6 6' : undefined}
        />
      ))}
    </g>
  ));
}

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
