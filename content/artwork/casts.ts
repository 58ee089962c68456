import type { Part, Role } from './shapes.ts';

interface Color {
  role: Role;
  opacity?: number;
}

/** The colors of the parts of a picture. */
export type Cast = Record<Part, Color>;

const onTint = {
  ground: { role: 'tint' },
  tone: { role: 'surface' },
  line: { role: 'brand-edge', opacity: 0.35 },
} as const;

/** The casts of pictures with a ground of their own. Neighbours differ, in rows and in columns. */
export const casts: readonly Cast[] = [
  { ...onTint, main: { role: 'brand-edge' }, second: { role: 'ink' }, accent: { role: 'accent' } },
  onFill('brand', 'on-brand', 'accent-on-brand'),
  { ...onTint, main: { role: 'accent' }, second: { role: 'brand-edge' }, accent: { role: 'ink' } },
  onFill('ink', 'paper', 'accent'),
  { ...onTint, main: { role: 'ink' }, second: { role: 'brand-edge' }, accent: { role: 'accent' } },
  onFill('accent', 'paper', 'ink'),
  onFill('brand', 'accent-on-brand', 'on-brand'),
];

/** The casts of small figures without a ground. */
export const markCasts: readonly Cast[] = [0, 4, 2].map((index) => ({
  ...cycled(casts, index),
  ground: { role: 'surface' },
}));

function onFill(ground: Role, main: Role, accent: Role): Cast {
  return {
    ground: { role: ground },
    main: { role: main },
    second: { role: main, opacity: 0.5 },
    accent: { role: accent },
    tone: { role: main, opacity: 0.14 },
    line: { role: main, opacity: 0.4 },
  };
}

/** Returns the entry at an index; past the end, it starts over. */
export function cycled<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new Error('The list is empty.');
  return entry;
}
