import { backdropOf } from '../../../pictures/people/backdrop.ts';
import { face } from '../../../pictures/people/face.ts';
import { hairOf } from '../../../pictures/people/hair.ts';
import { wear } from '../../../pictures/people/wear.ts';
import { createCanvas, group } from '../../../pictures/svg.ts';
import { clients, team } from './people.ts';

/** Draws a portrait of 800 by 800. Clients are called by their name and firm. */
export function portrait(name: string): string {
  const [person = name] = name.split(', ');
  const traits = team[person] ?? clients[person];
  if (!traits) throw new Error(`Nobody has drawn ${name}.`);
  const canvas = createCanvas(800, 800);
  const hair = hairOf(canvas, traits);
  const turned = {
    transform: `rotate(${traits.tilt} 400 520) translate(${400 - 400 * traits.width} 0) scale(${traits.width} 1)`,
  };
  return canvas.document([
    ...backdropOf(canvas, traits),
    group(
      [group(hair.back, turned), ...wear(canvas, traits), group([...face(canvas, traits), ...hair.front], turned)],
      { transform: 'translate(-80 -96) scale(1.2)' },
    ),
  ]);
}
