import type { Artwork } from './artwork.ts';
import type { Family } from './figures/families.ts';
import { accent, block, disc, hole, inFront, line, main, type Piece, quarter, ring, second, tone } from './shapes.ts';

/** The size of a picture, and where its figure of 60 by 60 stands. */
export interface Stage {
  width: number;
  height: number;
  x: number;
  y: number;
  family: Family;
  /** Whether the field is to the left of the figure. */
  isLeft: boolean;
  /** From 0: chooses among details without a meaning. */
  variation: number;
}

/** What is drawn behind figures and in front of them. */
export interface Setting {
  back: Piece[];
  front?: Piece[];
  /** The upper left corner of the figure. */
  corner: Place;
}

export interface Place {
  x: number;
  y: number;
  scale: number;
}

/** How each artwork of a brand sets the same figures. */
export const treatments: Record<Exclude<Artwork, 'none'>, (stage: Stage) => Setting> = {
  plinth: (stage) => ({
    back: [...fields[stage.family](stage), ...steps(stage)],
    corner: centered(stage, 1),
  }),
  rings: concentric,
  waves: landscape,
  grid: tiled,
};

function centered({ x, y }: Stage, scale: number): Place {
  return { x: x + 30 * (1 - scale), y: y + 30 * (1 - scale), scale };
}

/** The plinth that a figure stands on. */
function steps({ x, y, height }: Stage): Piece[] {
  return [tone(block(x - 8, y + 60, 76, 5) + block(x - 18, y + 65, 96, height - y - 65))];
}

const fields: Record<Family, (stage: Stage) => Piece[]> = {
  design: ({ width, height, isLeft }) => {
    const columns = [20, 40, 60, 80, 100, 120, 140]
      .filter((offset) => offset < width)
      .map((offset) => `M${offset} 0v${height}`);
    const text = isLeft ? 6 : width - 28;
    return [
      tone(isLeft ? block(0, 0, 20, height) : block(width - 20, 0, 20, height)),
      line('line', columns.join(''), 0.5),
      line('line', `M${text} 14h22M${text} 21h22M${text} 28h14`, 2.5),
    ];
  },
  build: ({ width, x, y, isLeft }) => {
    const [near, far] = isLeft ? [y + 8, y + 44] : [y + 44, y + 8];
    const [left, right] = [x - 14, x + 74];
    return [
      line(
        'line',
        `M0 ${near}h${left}M0 ${near + 8}h${left - 8}V${far + 8}H0M${right} ${far}H${width}M${width} ${far - 8}h${right + 8 - width}V${near - 8}H${width}`,
        1,
      ),
      line('line', `M${left} ${near}V${far}H${right}`, 1),
      second(disc(left, near, 3) + block(right - 3, far - 3, 6)),
    ];
  },
  grow: ({ width, height, isLeft }) => {
    const center = isLeft ? 0 : width;
    const arcs = [24, 42].map((radius) => disc(center, height, radius)).join('');
    return [tone(disc(center, height, 78)), tone(disc(center, height, 60)), line('line', arcs, 0.8)];
  },
};

function concentric(stage: Stage): Setting {
  const { width, height, x, y, isLeft } = stage;
  const [cx, cy] = [x + 30, y + 30];
  const moon = isLeft ? [cx - 34, cy - 22] : [cx + 34, cy + 22];
  const far = isLeft ? quarter(width - 22, height - 22, 22, 'se') : quarter(0, 0, 22, 'nw');
  return {
    back: [
      tone(disc(cx, cy, 32)),
      tone(far),
      line('line', disc(cx, cy, 40.5) + disc(cx, cy, 50) + disc(cx, cy, 60) + disc(cx, cy, 71), 0.8),
      main(isLeft ? bandOfRing(cx, cy, 1) : bandOfRing(cx, cy, -1)),
      hole(disc(moon[0] ?? 0, moon[1] ?? 0, 6)),
      accent(disc(moon[0] ?? 0, moon[1] ?? 0, 4.2)),
    ],
    corner: centered(stage, 0.62),
  };
}

/** A quarter of a ring, at the upper right or the lower left. */
function bandOfRing(x: number, y: number, sign: 1 | -1) {
  return `M${x} ${y - sign * 50}a50 50 0 0 1 ${sign * 50} ${sign * 50}h${-sign * 9.5}a40.5 40.5 0 0 0 ${-sign * 40.5} ${-sign * 40.5}z`;
}

function landscape(stage: Stage): Setting {
  const { width, height, x, isLeft } = stage;
  const sun = isLeft ? Math.max(x - 14, 16) : Math.min(x + 74, width - 16);
  const [high, low] = isLeft ? [height - 26, height - 10] : [height - 10, height - 26];
  const third = width / 3;
  const near = `M-2 ${high}C${third} ${high - 14} ${2 * third} ${low + 12} ${width + 2} ${low}V${height + 2}H-2z`;
  return {
    back: [
      tone(disc(sun, 34, 30)),
      accent(disc(sun, 34, 11)),
      tone(`M0 ${low - 14}C${third} ${low - 34} ${2 * third} ${high - 4} ${width} ${high - 22}V${height}H0z`),
    ],
    front: [hole(near), inFront(second(near))],
    corner: centered(stage, 0.8),
  };
}

const TILE = 20;

/** Tiles around a figure of two by two, as columns, rows and shapes from its upper left corner. */
const tilings: [
  column: number,
  row: number,
  shape: 'square' | 'disc' | 'quarter',
  part: 'main' | 'second' | 'accent' | 'tone',
][][] = [
  [
    [-2, -1, 'square', 'tone'],
    [-1, 0, 'disc', 'accent'],
    [-2, 1, 'quarter', 'main'],
    [2, -1, 'quarter', 'second'],
    [3, 0, 'square', 'main'],
    [2, 2, 'square', 'tone'],
  ],
  [
    [3, -1, 'disc', 'accent'],
    [2, 0, 'quarter', 'main'],
    [3, 1, 'square', 'second'],
    [-1, 2, 'square', 'main'],
    [-2, 2, 'quarter', 'second'],
    [-2, -1, 'square', 'tone'],
  ],
  [
    [-2, 0, 'square', 'main'],
    [-2, 1, 'square', 'second'],
    [-1, -1, 'quarter', 'tone'],
    [2, 2, 'disc', 'accent'],
    [3, 2, 'quarter', 'main'],
    [3, -1, 'square', 'tone'],
  ],
];

const tiles = {
  square: (x: number, y: number) => block(x, y, TILE),
  disc: (x: number, y: number) => disc(x + TILE / 2, y + TILE / 2, TILE / 2),
  quarter: (x: number, y: number) => quarter(x, y, TILE, 'se'),
};

function tiled(stage: Stage): Setting {
  const { width, height, x, y, variation } = stage;
  const [left, top] = [x + 10, y + 10];
  const lines = [];
  for (let column = left % TILE; column < width; column += TILE) lines.push(`M${column} 0v${height}`);
  for (let row = top % TILE; row < height; row += TILE) lines.push(`M0 ${row}h${width}`);
  const tiling = tilings[variation % tilings.length] ?? [];
  return {
    back: [
      line('line', lines.join(''), 0.5),
      ...tiling.map(([column, row, shape, fill]) => ({
        d: tiles[shape](left + column * TILE, top + row * TILE),
        fill,
      })),
    ],
    corner: centered(stage, 40 / 60),
  };
}

/** What a small figure without a ground stands on. */
export const bases: Record<Artwork, Piece[]> = {
  plinth: [],
  rings: [line('line', ring(30, 30, 41, 36), 1)],
  waves: [line('line', 'M-30 66q7.5-6 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0', 2)],
  grid: [line('line', 'M-40 60h140M0-10v80M60-10v80M-40 0h140', 0.8)],
  none: [],
};
