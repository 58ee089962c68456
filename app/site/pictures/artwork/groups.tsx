import type { Group } from '../../../../content/artwork/compose.ts';
import type { Role } from '../../../../content/artwork/shapes.ts';

/** The shapes of a composition, in the colors of the page. */
export function Groups({ groups }: { groups: (Group & { name?: string })[] }) {
  return groups.map(({ name, transform, shapes }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Nothing is ever reordered.
    <g key={index} className={name} transform={transform}>
      {shapes.map(({ d, fill, stroke, width, opacity, dashed }) => (
        <path
          key={d + fill}
          d={d}
          className={[fill ? fills[fill] : 'fill-none', stroke && strokes[stroke]].filter(Boolean).join(' ')}
          strokeWidth={width}
          opacity={opacity}
          strokeDasharray={dashed ? '6 6' : undefined}
        />
      ))}
    </g>
  ));
}

export const fills = {
  paper: 'fill-paper',
  surface: 'fill-surface',
  tint: 'fill-tint',
  ink: 'fill-ink',
  brand: 'fill-brand',
  'on-brand': 'fill-on-brand',
  'accent-on-brand': 'fill-accent-on-brand',
  'brand-edge': 'fill-brand-edge',
  'brand-text': 'fill-brand-text',
  accent: 'fill-accent',
  line: 'fill-line',
  'line-strong': 'fill-line-strong',
} as const satisfies Record<Role, string>;

const strokes = {
  paper: 'stroke-paper',
  surface: 'stroke-surface',
  tint: 'stroke-tint',
  ink: 'stroke-ink',
  brand: 'stroke-brand',
  'on-brand': 'stroke-on-brand',
  'accent-on-brand': 'stroke-accent-on-brand',
  'brand-edge': 'stroke-brand-edge',
  'brand-text': 'stroke-brand-text',
  accent: 'stroke-accent',
  line: 'stroke-line',
  'line-strong': 'stroke-line-strong',
} as const satisfies Record<Role, string>;
