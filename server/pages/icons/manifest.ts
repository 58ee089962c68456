import type { Scheme } from '../../../content/brand/palette.ts';

/** Returns the web app manifest, with which phones add the site to their home screens. */
export function manifest(name: string, { paper }: Scheme) {
  const icon = (path: string, size: number) => ({ src: path, sizes: `${size}x${size}`, type: 'image/png' });
  return {
    name,
    short_name: name,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      icon('/icon-192.png', 192),
      icon('/icon-512.png', 512),
      { ...icon('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  };
}
