import type { Scheme } from '../brand/palette.ts';
import type { Composition } from './compose.ts';
import type { Shape } from './shapes.ts';

/** Returns the shapes of a composition as elements of an SVG, without its ground. */
export function shapesOf({ groups }: Pick<Composition, 'groups'>, colors: Scheme): string {
  const drawn = groups.map(({ transform, shapes }) => {
    const paths = shapes.map((shape) => pathOf(shape, colors)).join('');
    return transform ? `<g transform="${transform}">${paths}</g>` : paths;
  });
  return drawn.join('');
}

function pathOf({ d, fill, stroke, width, opacity }: Shape, colors: Scheme): string {
  const color = fill ? colors[fill] : 'none';
  const line = stroke ? ` stroke="${colors[stroke]}" stroke-width="${width}"` : '';
  return `<path fill="${color}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`;
}
