import { colorNames, type Palette, type Scheme } from './palette.ts';

/** Reads a palette from the style sheet of the site. */
export function readPalette(css: string): Palette {
  const found = [...css.matchAll(/--color-(\w+(?:-\w+)*): light-dark\((#\w+), (#\w+)\)/g)];
  const scheme = (part: 2 | 3) => Object.fromEntries(found.map((match) => [match[1], match[part]])) as Scheme;
  return { light: scheme(2), dark: scheme(3) };
}

/** Writes the colors of a palette that differ from those of a site without a brand. */
export function paletteCss({ light, dark }: Palette, standard: Palette): string {
  const changed = colorNames.filter(
    (name) => light[name] !== standard.light[name] || dark[name] !== standard.dark[name],
  );
  const colors = changed.map((name) => `--color-${name}:light-dark(${light[name]},${dark[name]})`);
  return colors.length > 0 ? `:root{${colors.join(';')}}` : '';
}
