/** Boxes seen from above at an angle, with three flat faces. */
import { polygon, type Point } from '../../../pictures/svg.ts';
import { type Color, faces } from './palette.ts';

export interface Box {
  /** Where it stands: x runs down to the right, y down to the left, z up. */
  at: readonly [x: number, y: number, z: number];
  size: readonly [width: number, depth: number, height: number];
  color: Color;
  /** How many ribs its sides have, as on a container. */
  ribs?: number;
  /** The colour of a tape across its top and down its right side. */
  tape?: Color;
}

type Project = (x: number, y: number, z: number) => Point;

/** Draws boxes around an origin, in the order given: from the back to the front, from the bottom to the top. */
export function stack(boxes: Box[], [originX, originY]: Point): string {
  const project: Project = (x, y, z) => [originX + (x - y) * 0.866, originY + (x + y) * 0.5 - z];
  return boxes.map((box) => draw(box, project)).join('');
}

function draw({ at: [x, y, z], size: [width, depth, height], color, ribs = 0, tape }: Box, project: Project): string {
  const { top, left, right } = faces[color];
  const [endX, endY, endZ] = [x + width, y + depth, z + height];
  const roof = (fromX: number, toX: number): Point[] => [
    project(fromX, y, endZ),
    project(toX, y, endZ),
    project(toX, endY, endZ),
    project(fromX, endY, endZ),
  ];
  const front = (fromX: number, toX: number, low = z): Point[] => [
    project(fromX, endY, endZ),
    project(toX, endY, endZ),
    project(toX, endY, low),
    project(fromX, endY, low),
  ];
  const side = (fromY: number, toY: number): Point[] => [
    project(endX, fromY, endZ),
    project(endX, toY, endZ),
    project(endX, toY, z),
    project(endX, fromY, z),
  ];
  const gap = width / (ribs * 2 + 1);
  const middle = x + width / 2;
  return [
    polygon(front(x, endX), left),
    polygon(side(y, endY), right),
    polygon(roof(x, endX), top),
    ...Array.from({ length: ribs }, (_, index) =>
      polygon(front(x + gap * (index * 2 + 1), x + gap * (index * 2 + 2)), right),
    ),
    ...(tape === undefined
      ? []
      : [
          polygon(roof(middle - width * 0.1, middle + width * 0.1), faces[tape].top),
          polygon(front(middle - width * 0.1, middle + width * 0.1, z + height * 0.55), faces[tape].left),
        ]),
  ].join('');
}
