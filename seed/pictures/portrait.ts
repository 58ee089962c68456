import { backdropOf } from './people/backdrop.ts';
import { face } from './people/face.ts';
import { hairOf } from './people/hair.ts';
import type { Traits } from './people/traits.ts';
import { wear } from './people/wear.ts';
import { createCanvas, group } from './svg.ts';

/** Draws a portrait of 800 by 800. */
export function portrait(traits: Traits): string {
  const canvas = createCanvas(800, 800);
  const hair = hairOf(canvas, traits);
  const turned = {
    transform: `rotate(${traits.tilt} 400 520) translate(${400 - 400 * traits.width} 0) scale(${traits.width} 1)`,
  };
  return canvas.document([
    ...backdropOf(canvas, traits),
    group(
      [group(hair.back, turned), ...wear(canvas, traits), group([...face(canvas, traits), ...hair.front], turned)],
      { transform: 'translate(-40 -54) scale(1.1)' },
    ),
  ]);
}
