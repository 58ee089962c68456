import { readFileSync } from 'node:fs';
import { root } from '../../platform/root.ts';

type ColourName = 'brand' | 'ink' | 'accent' | 'paper';

export type SiteColours = Record<ColourName, { light: string; dark: string }>;

/** Reads the site's colours from its style sheet, so that a rebrand is one edit. */
export function siteColours(): SiteColours {
  const css = readFileSync(new URL('app/site/styles/tokens.css', root), 'utf8');
  const found = css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g);
  const colours = Object.fromEntries([...found].map(([, name, light, dark]) => [name, { light, dark }]));
  return colours as SiteColours;
}
