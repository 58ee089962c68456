import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, type Oklch, useMode, wcagContrast } from 'culori/fn';

let toOklch: ((hex: string) => Oklch) | undefined;

/** Registers culori's color spaces on first use: most pages need none. */
function colorSpaces() {
  if (toOklch) return toOklch;
  useMode(modeRgb);
  useMode(modeLrgb);
  return (toOklch = useMode(modeOklch));
}

/** Returns the contrast of two colors by WCAG 2, from 1 to 21. */
export function contrast(color: string, ground: string): number {
  colorSpaces();
  return wcagContrast(color, ground);
}

/** A color by lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Shade {
  l: number;
  c: number;
  h: number;
}

export function shadeOf(hex: string): Shade {
  const { l, c, h = 0 } = colorSpaces()(hex);
  return { l, c, h };
}

/** Returns the color with as much of its chroma as sRGB can show. */
export function toHex({ l, c, h }: Shade): string {
  colorSpaces();
  return formatHex(clampChroma({ mode: 'oklch', l, c, h } satisfies Oklch, 'oklch', 'rgb'));
}

const STEPS = 250;

interface Wanted {
  /** The colors it is shown on. */
  on: readonly string[];
  /** The contrast to each of them, by WCAG 2. */
  ratio: number;
  /** Whether it may only become lighter or darker. */
  way?: 'lighter' | 'darker';
}

/**
 * Returns the color of that lightness, or the nearest one, that has a contrast to other colors. Black or white, where no
 * lightness does. Rounding moves ratios, so what is measured is the rounded color.
 */
export function readable({ l, c, h }: Shade, { on, ratio, way }: Wanted): string {
  const signs = way === 'lighter' ? [1] : way === 'darker' ? [-1] : [1, -1];
  for (let step = 0; step <= STEPS; step++) {
    for (const sign of signs) {
      const lightness = l + (sign * step) / STEPS;
      if (lightness < 0 || lightness > 1) continue;
      const hex = toHex({ l: lightness, c, h });
      if (lowestContrast(hex, on) >= ratio) return hex;
    }
  }
  return blackOrWhite(on);
}

export function lowestContrast(color: string, on: readonly string[]): number {
  return Math.min(...on.map((ground) => contrast(color, ground)));
}

function blackOrWhite(on: readonly string[]) {
  return lowestContrast('#000000', on) > lowestContrast('#ffffff', on) ? '#000000' : '#ffffff';
}

/** Returns the color to write in on a fill: white, dark ink, or black, where that is needed. */
export function writtenOn(fill: string): string {
  return ['#ffffff', '#14161b'].find((color) => contrast(color, fill) >= 4.5) ?? blackOrWhite([fill]);
}
