/** Writes SVG: elements, paths with rounded numbers, and a canvas that collects definitions. */

export type Attributes = Record<string, string | number>;
export type Point = readonly [x: number, y: number];

const format = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

export function element(name: string, attributes: Attributes, children = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${format(value)}"`)
    .join('');
  return children === '' ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
}

/** Writes path data with rounded numbers. */
export function d(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  return strings.map((text, index) => text + (index < values.length ? format(values[index] ?? '') : '')).join('');
}

export const group = (children: string[], attributes: Attributes = {}): string =>
  element('g', attributes, children.join('') || ' ');

export const path = (data: string, fill: string, more: Attributes = {}): string =>
  element('path', { d: data, fill, ...more });

export const stroke = (data: string, color: string, width: number, more: Attributes = {}): string =>
  element('path', {
    d: data,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx, cy, r, fill, ...more });

export const ring = (cx: number, cy: number, r: number, color: string, width: number, more: Attributes = {}): string =>
  circle(cx, cy, r, 'none', { stroke: color, 'stroke-width': width, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
): string => element('rect', { x, y, width, height, fill, ...(rx > 0 ? { rx } : {}), ...more });

export const polygon = (points: readonly Point[], fill: string, more: Attributes = {}): string =>
  path(`M${points.map(([x, y]) => `${format(x)} ${format(y)}`).join('L')}Z`, fill, more);

/** A smooth line through points (Catmull-Rom turned into Béziers), without the opening move. */
export function curve(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const before = points[index - 1] ?? from;
      const after = points[index + 2] ?? to;
      return (
        d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ` +
        d`${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
      );
    })
    .join('');
}

export const smooth = (points: readonly Point[]): string => {
  const [first] = points;
  return first === undefined ? '' : d`M${first[0]} ${first[1]}` + curve(points);
};

/** A closed smooth shape through points. */
export const blob = (points: readonly Point[]): string => {
  const [first, second] = points;
  const last = points.at(-1);
  if (first === undefined || second === undefined || last === undefined) return '';
  const round = [last, ...points, first, second];
  return (
    d`M${first[0]} ${first[1]}` +
    curve(round)
      .split('C')
      .slice(2, -1)
      .map((part) => `C${part}`)
      .join('') +
    'Z'
  );
};

/** A doorway: straight sides, a round head. */
export const arch = (x: number, base: number, width: number, height: number): string =>
  d`M${x} ${base}V${base - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ` +
  d`${base - height + width / 2}V${base}Z`;

export interface Canvas {
  width: number;
  height: number;
  /** Fills, as `url(#…)`. Angles are in degrees: 0 runs to the right, 90 runs down. */
  linear(from: string, to: string, angle?: number, opacities?: readonly [number, number]): string;
  radial(from: string, to: string, at?: Point, opacities?: readonly [number, number]): string;
  stripes(color: string, gap: number, width: number, angle: number, ground?: string): string;
  dots(color: string, gap: number, radius: number): string;
  /** Attributes that cut a shape to another. */
  clip(shape: string): Attributes;
  document(body: string[]): string;
}

export function createCanvas(width: number, height: number): Canvas {
  const definitions: string[] = [];
  const define = (name: string, attributes: Attributes, children: string): string => {
    const id = `d${definitions.length}`;
    definitions.push(element(name, { id, ...attributes }, children));
    return `url(#${id})`;
  };
  const stops = (from: string, to: string, [start, end]: readonly [number, number]): string =>
    element('stop', { offset: 0, 'stop-color': from, 'stop-opacity': start }) +
    element('stop', { offset: 1, 'stop-color': to, 'stop-opacity': end });
  return {
    width,
    height,
    linear(from, to, angle = 90, opacities = [1, 1]) {
      const turn = (angle * Math.PI) / 180;
      const [x, y] = [Math.cos(turn) / 2, Math.sin(turn) / 2];
      return define(
        'linearGradient',
        { x1: 0.5 - x, y1: 0.5 - y, x2: 0.5 + x, y2: 0.5 + y },
        stops(from, to, opacities),
      );
    },
    radial(from, to, [cx, cy] = [0.35, 0.3], opacities = [1, 1]) {
      return define('radialGradient', { cx, cy, r: 0.75, fx: cx, fy: cy }, stops(from, to, opacities));
    },
    stripes(color, gap, line, angle, ground) {
      return define(
        'pattern',
        { width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${angle})` },
        (ground === undefined ? '' : rect(-1, -1, gap + 2, gap + 2, ground)) + rect(0, 0, gap, line, color),
      );
    },
    dots(color, gap, radius) {
      return define(
        'pattern',
        { width: gap, height: gap, patternUnits: 'userSpaceOnUse' },
        circle(gap / 2, gap / 2, radius, color),
      );
    },
    clip(shape) {
      return { 'clip-path': define('clipPath', {}, shape) };
    },
    document(body) {
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
        `viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body.join('')}</svg>`
      );
    },
  };
}
