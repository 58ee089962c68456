import { compose, type Initial } from '../../../content/artwork/compose.ts';
import type { PageName } from '../../../content/addresses.ts';
import { useSite } from '../layout/site-data.ts';
import { Groups } from './artwork/groups.tsx';

interface CoverProps {
  title: string;
  /** Decides on the field around the figure. */
  category?: string | undefined;
  className: string;
}

interface RecordCover {
  className: string;
  category?: string | undefined;
}

/** Returns the class and the fallback of the picture of a record, which is carried to its page: see `sharedElementRules`. */
export function coverProps(
  page: PageName,
  { id, title }: { id: number; title: string },
  { className, category }: RecordCover,
) {
  const classes = `${className} shared-${page}-${id}`;
  return { className: classes, fallback: <Cover title={title} category={category} className={classes} /> };
}

/** A picture composed from a title, in place of a missing one. Decorative. */
export function Cover({ title, category, className }: CoverProps) {
  const { artwork } = useSite().brand;
  const { width, height, cast, groups, initial } = compose({ title, category, artwork, format: 'cover' });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <path d={`M0 0h${width}v${height}H0z`} className={`fill-${cast.ground.role}`} />
      <Groups groups={groups} />
      {initial && <Letter {...initial} />}
    </svg>
  );
}

function Letter({ letter, role, x, y, size }: Initial) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor="middle" className={`font-display font-heading fill-${role}`}>
      {letter}
    </text>
  );
}
