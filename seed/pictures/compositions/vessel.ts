/** Vases, bowls and stems. */
import type { Canvas, Point } from '../svg.ts';
import { circle, d, ellipse, group, path, rect, smooth, stroke } from '../svg.ts';
import type { Tone } from '../tone.ts';
import { lift, shade } from '../tone.ts';

/** Half profiles, from the mouth down: [reach, height] as shares of the vessel's half width and height. */
const profiles: Point[][] = [
  [
    [0.34, 0],
    [0.28, 0.14],
    [0.42, 0.3],
    [0.95, 0.56],
    [0.9, 0.82],
    [0.5, 1],
  ],
  [
    [0.5, 0],
    [0.36, 0.1],
    [0.36, 0.26],
    [0.98, 0.42],
    [0.86, 0.72],
    [0.62, 1],
  ],
  [
    [1, 0],
    [0.96, 0.34],
    [0.72, 0.74],
    [0.36, 1],
  ],
  [
    [0.22, 0],
    [0.2, 0.3],
    [0.26, 0.46],
    [0.8, 0.62],
    [0.92, 0.84],
    [0.7, 1],
  ],
  [
    [0.7, 0],
    [0.6, 0.16],
    [0.78, 0.4],
    [0.88, 0.7],
    [0.74, 1],
  ],
];

export function vessel(
  canvas: Canvas,
  kind: number,
  x: number,
  base: number,
  half: number,
  height: number,
  colour: string,
  glaze: string,
): string[] {
  const profile = profiles[kind % profiles.length] ?? [];
  const top = base - height;
  const right = profile.map(([reach, down]) => [x + reach * half, top + down * height] as const);
  const left = profile.map(([reach, down]) => [x - reach * half, top + down * height] as const).toReversed();
  const [corner] = left;
  const outline =
    smooth(right) + d`L${corner?.[0] ?? x} ${corner?.[1] ?? base}` + smooth(left).replace(/^M[^C]*/, '') + 'Z';
  const mouth = (profile[0]?.[0] ?? 0.4) * half;
  const cut = canvas.clip(path(outline, '#000'));
  return [
    path(outline, canvas.linear(lift(colour, 0.14), shade(colour, 0.34), 0)),
    group(
      [
        kind % 3 === 0
          ? rect(x - half, top + height * 0.56, half * 2, height * 0.16, glaze, 0, { opacity: 0.9 })
          : kind % 3 === 1
            ? path(
                d`M${x - half} ${top + height * 0.72}Q${x - half * 0.3} ${top + height * 0.9} ${x} ` +
                  d`${top + height * 0.7}` +
                  d`T${x + half} ${top + height * 0.68}V${base}H${x - half}Z`,
                glaze,
                { opacity: 0.9 },
              )
            : ' ',
      ],
      cut,
    ),
    ellipse(x, top, mouth, mouth * 0.16, shade(colour, 0.5)),
  ];
}

export const stem = (tone: Tone, x: number, y: number, lean: number, tall: number, kind: number): string => {
  const [tx, ty] = [x + lean, y - tall];
  const line = stroke(d`M${x} ${y}Q${x + lean * 0.1} ${y - tall * 0.6} ${tx} ${ty}`, tone.line, 6);
  if (kind % 3 === 0) return line + circle(tx, ty, 40, tone.b) + circle(tx, ty, 14, tone.d);
  const along = (share: number): Point => {
    const inverse = 1 - share;
    return [
      inverse ** 2 * x + 2 * inverse * share * (x + lean * 0.1) + share ** 2 * tx,
      inverse ** 2 * y + 2 * inverse * share * (y - tall * 0.6) + share ** 2 * ty,
    ];
  };
  return (
    line +
    [0.45, 0.6, 0.75, 0.9, 1]
      .map((share, index) => {
        const [px, py] = along(share);
        const side = index % 2 === 0 ? 1 : -1;
        return ellipse(px + side * 26, py - 10, 32, kind % 3 === 1 ? 13 : 19, index % 2 === 0 ? tone.c : tone.a, {
          transform: `rotate(${side * -28} ${px} ${py})`,
        });
      })
      .join('')
  );
};
