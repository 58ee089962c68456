import type { SiteColours } from '../og/site-colours.ts';

/** Returns the web app manifest, with which phones add the site to their home screens. */
export function manifest(name: string, { paper }: SiteColours) {
  const icon = (path: string, size: number) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper.light,
    theme_color: paper.light,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
