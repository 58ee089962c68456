/** From light to dark. */
export const skins = ['#f7d9c1', '#f0c7a4', '#e4ae84', '#d09468', '#b57b4e', '#935f3a', '#73462c', '#573323'] as const;

export const hairs = {
  black: '#221d26',
  espresso: '#38261f',
  brown: '#5d3a26',
  chestnut: '#84502c',
  copper: '#b85a2b',
  blond: '#dcae62',
  sandy: '#b98d5a',
  grey: '#86838c',
  silver: '#d2ced0',
} as const;

/** How far two colours are apart, from 0 to about 440. */
export function distance(one: string, two: string): number {
  const part = (color: string, start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return Math.hypot(...[1, 3, 5].map((start) => part(one, start) - part(two, start)));
}
