/** A headscarf, which takes the place of hair. */
import type { Canvas } from '../svg.ts';
import { path, stroke } from '../svg.ts';
import { lift, shade } from '../tone.ts';
import type { Hair } from './caps.ts';
import type { Traits } from './traits.ts';

export function scarf(canvas: Canvas, { second, cloth }: Traits): Hair {
  const color = second;
  const fold = (data: string, width = 6): string => stroke(data, shade(color, 0.3), width, { opacity: 0.55 });
  const outline =
    'M262 372C248 226 308 148 400 148S552 226 538 372C534 430 530 470 508 520Q560 560 590 640H210Q240 560 292 520' +
    'C270 470 266 430 262 372Z';
  const face = 'M302 352C302 262 344 226 400 226S498 262 498 352C498 440 462 508 400 508S302 440 302 352Z';
  return {
    back: [],
    front: [
      path(`${outline}${face}`, canvas.linear(lift(color, 0.04), shade(color, 0.06), 40), { 'fill-rule': 'evenodd' }),
      path(
        'M302 352C302 262 344 226 400 226S498 262 498 352C494 280 456 244 400 244S306 280 302 352Z',
        shade(cloth, 0.2),
      ),
      path(
        'M292 518C330 560 372 552 400 530C440 560 500 540 510 512C560 548 600 600 612 664C520 742 300 724 192 660' +
          'C206 600 250 548 292 518Z',
        shade(color, 0.06),
      ),
      fold('M300 530C340 590 420 600 508 530'),
      fold('M262 580C330 660 450 664 560 574'),
      fold('M284 300C292 244 330 194 384 178', 5),
      fold('M516 330C520 420 510 470 486 510', 5),
    ],
  };
}
