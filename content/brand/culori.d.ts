/** The part of culori that is used; it comes without types. */
declare module 'culori/fn' {
  export interface Rgb {
    mode: 'rgb';
    r: number;
    g: number;
    b: number;
  }
  export interface Oklch {
    mode: 'oklch';
    /** From 0 to 1. */
    l: number;
    c: number;
    /** In degrees; grey has none. */
    h?: number | undefined;
  }
  interface Mode<Color> {
    readonly mode: string;
    readonly color?: Color;
  }
  export const modeRgb: Mode<Rgb>;
  export const modeLrgb: Mode<never>;
  export const modeOklch: Mode<Oklch>;
  export function useMode<Color>(mode: Mode<Color>): (color: string | Rgb | Oklch) => Color;
  export function formatHex(color: Rgb | Oklch): string;
  export function clampChroma(color: Oklch, mode: 'oklch', gamut: 'rgb'): Oklch;
  export function wcagContrast(one: string, other: string): number;
}
