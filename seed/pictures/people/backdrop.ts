import type { Canvas } from '../svg.ts';
import { arch, circle, path, polygon, rect, ring } from '../svg.ts';
import type { Traits } from './traits.ts';

/** The ground of a portrait and one large shape on it. */
export function backdropOf(canvas: Canvas, { ground, shape, backdrop }: Traits): string[] {
  const base = rect(0, 0, canvas.width, canvas.height, ground);
  switch (backdrop % 10) {
    case 0:
      return [base, circle(400, 400, 316, shape)];
    case 1:
      return [base, path(arch(110, 810, 580, 730), shape)];
    case 2:
      return [base, ring(400, 390, 330, shape, 46), circle(400, 390, 246, shape)];
    case 3:
      return [
        base,
        polygon(
          [
            [0, 0],
            [800, 0],
            [0, 800],
          ],
          shape,
        ),
        circle(672, 262, 66, shape),
      ];
    case 4:
      return [base, ...[0, 1, 2, 3].map((index) => rect(index * 50, 620 - index * 150, 800 - index * 100, 152, shape))];
    case 5:
      return [
        base,
        circle(0, 800, 700, shape),
        circle(0, 800, 520, ground),
        circle(0, 800, 340, shape),
        circle(672, 128, 60, shape),
      ];
    case 6:
      return [
        base,
        ...[0, 1, 2, 3, 4].map((index) => rect(70 + index * 136, 130 + ((index * 2) % 5) * 60, 116, 700, shape, 58)),
      ];
    case 7:
      return [
        base,
        polygon(
          [
            [800, 0],
            [800, 800],
            [120, 800],
          ],
          shape,
        ),
        circle(170, 190, 92, shape),
      ];
    case 8:
      return [
        base,
        ...[0, 1, 2, 3, 4, 5].map((index) => {
          const [one, two] = [Math.PI * (1 + index / 6), Math.PI * (1 + (index + 0.5) / 6)];
          const tip = (angle: number): [number, number] => [400 + Math.cos(angle) * 900, 520 + Math.sin(angle) * 900];
          return polygon([[400, 520], tip(one), tip(two)], shape);
        }),
        circle(400, 420, 250, shape),
      ];
    default:
      return [base, path('M0 800V420A400 400 0 0 1 800 420V800Z', shape), rect(0, 690, 800, 110, shape)];
  }
}
