import type { Scheme } from '../brand/palette.ts';
import type { Composition } from './compose.ts';
import type { Shape } from './shapes.ts';

/** Returns the ground and the shapes of a composition as elements of an SVG. */
export function shapesOf({ width, height, cast, groups }: Composition, colors: Scheme): string {
  const ground = `<path fill="${colors[cast.ground.role]}" d="M0 0h${width}v${height}H0z"/>`;
  const drawn = groups.map(({ transform, shapes }) => {
    const paths = shapes.map((shape) => pathOf(shape, colors)).join('');
    return transform ? `<g transform="${transform}">${paths}</g>` : paths;
  });
  return ground + drawn.join('');
}

function pathOf({ d, fill, stroke, width, opacity }: Shape, colors: Scheme): string {
  const color = fill ? colors[fill] : 'none';
  const line = stroke ? ` stroke="${colors[stroke]}" stroke-width="${width}"` : '';
  return `<path fill="${color}"${line}${opacity === undefined ? '' : ` opacity="${opacity}"`} d="${d}"/>`;
}
