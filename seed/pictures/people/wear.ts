/** Shoulders, neck and clothing. */
import type { Canvas } from '../svg.ts';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../svg.ts';
import { lift, shade } from '../tone.ts';
import { distance } from './colors.ts';
import type { Traits } from './traits.ts';

const BODY = 'M92 810C92 700 150 650 292 612L346 590H454L508 612C650 650 708 700 708 810Z';

/** The neck down to a neckline: round, or a point. */
const necks = {
  round: 'M348 420V566C348 590 326 602 306 608C340 660 460 660 494 608C474 602 452 590 452 566V420Z',
  point: 'M348 420V566C348 590 330 600 314 606L400 662L486 606C470 600 452 590 452 566V420Z',
  high: 'M348 420V580H452V420Z',
} as const;

const neck = (canvas: Canvas, skin: string, kind: keyof typeof necks): string[] => [
  path(necks[kind], shade(skin, 0.05)),
  group([ellipse(400, 452, 104, 92, shade(skin, 0.24))], canvas.clip(path(necks[kind], '#000'))),
];

export function wear(canvas: Canvas, traits: Traits): string[] {
  const { cloth, second, skin, clothing } = traits;
  const fill = cloth;
  const body = path(BODY, fill);
  const edge = shade(cloth, 0.26);
  // Under a blazer; never so close to the skin that it reads as skin.
  const pale = lift(second, 0.75);
  const shirt = distance(pale, skin) < 75 ? '#cfcdfb' : pale;
  const arms = stroke('M206 810C208 770 214 742 226 716M594 810C592 770 586 742 574 716', edge, 6, { opacity: 0.6 });
  switch (clothing) {
    case 'tee':
      return [
        body,
        arms,
        ...neck(canvas, skin, 'round'),
        stroke('M306 608C340 662 460 662 494 608', lift(cloth, 0.18), 15),
      ];
    case 'stripes':
      return [
        body,
        group(
          [0, 1, 2, 3, 4].map((row) =>
            stroke(`M60 ${664 + row * 44}Q400 ${708 + row * 44} 740 ${664 + row * 44}`, second, 17),
          ),
          canvas.clip(path(BODY, '#000')),
        ),
        arms,
        ...neck(canvas, skin, 'round'),
        stroke('M306 608C340 662 460 662 494 608', second, 14),
      ];
    case 'shirt':
      return [
        body,
        arms,
        ...neck(canvas, skin, 'point'),
        stroke('M400 652V810', edge, 5),
        circle(414, 722, 6, edge),
        circle(414, 770, 6, edge),
        polygon(
          [
            [346, 574],
            [296, 604],
            [342, 704],
            [400, 652],
          ],
          lift(cloth, 0.2),
        ),
        polygon(
          [
            [454, 574],
            [504, 604],
            [458, 704],
            [400, 652],
          ],
          lift(cloth, 0.12),
        ),
        polygon(
          [
            [346, 574],
            [400, 652],
            [348, 612],
          ],
          edge,
          { opacity: 0.4 },
        ),
        polygon(
          [
            [454, 574],
            [400, 652],
            [452, 612],
          ],
          edge,
          { opacity: 0.4 },
        ),
      ];
    case 'blazer':
      return [
        body,
        path('M306 606L400 810L494 606Q400 660 306 606Z', shirt),
        ...neck(canvas, skin, 'round'),
        stroke('M306 608C340 658 460 658 494 608', shade(shirt, 0.12), 8),
        path('M328 594L270 620L236 700L292 716L276 740L384 820L400 810Z', lift(cloth, 0.16)),
        path('M472 594L530 620L564 700L508 716L524 740L416 820L400 810Z', lift(cloth, 0.09)),
        arms,
        rect(520, 764, 86, 11, second, 5),
      ];
    case 'turtleneck':
      return [
        body,
        arms,
        path('M340 520Q400 548 460 520L468 606Q400 646 332 606Z', lift(cloth, 0.12)),
        stroke('M336 566Q400 602 464 566', edge, 5, { opacity: 0.6 }),
        ...neck(canvas, skin, 'high').map((item) =>
          group([item], canvas.clip(path('M330 400H470V524Q400 552 330 524Z', '#000'))),
        ),
      ];
    case 'cardigan':
      return [
        body,
        path('M300 608L400 820L500 608Q400 650 300 608Z', second),
        ...neck(canvas, skin, 'round'),
        stroke('M304 608C340 656 460 656 496 608', shade(second, 0.16), 9),
        stroke('M310 604Q338 720 392 810M490 604Q462 720 408 810', lift(cloth, 0.22), 24, { 'stroke-linecap': 'butt' }),
        arms,
        circle(388, 774, 9, second),
      ];
    case 'band':
      return [
        body,
        arms,
        ...neck(canvas, skin, 'high'),
        path('M338 552Q400 606 462 552L470 600Q400 668 330 600Z', lift(cloth, 0.16)),
        path('M386 634H414V810H386Z', lift(cloth, 0.1)),
        ...[672, 718, 764].map((y) => circle(400, y, 7, second)),
        stroke('M334 600Q400 664 466 600', edge, 4, { opacity: 0.5 }),
      ];
    case 'overall':
      return [
        path(BODY, second),
        ...neck(canvas, skin, 'round'),
        stroke('M306 608C340 662 460 662 494 608', lift(second, 0.2), 14),
        path('M262 690Q400 724 538 690L560 820H240Z', fill),
        path('M236 632L286 614L306 706H262Z', fill),
        path('M564 632L514 614L494 706H538Z', fill),
        circle(284, 716, 14, traits.shape),
        circle(516, 716, 14, traits.shape),
        rect(344, 756, 112, 70, lift(cloth, 0.14), 8),
      ];
  }
}
