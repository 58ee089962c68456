import { artworks } from '../artwork/artwork.ts';
import { defineContent } from '../model/content-type.ts';
import { choice, color, explained, image, optional } from '../model/field.ts';
import { brandStyles } from '../brand/brand-styles.ts';
import { fontPairs } from '../brand/font-pairs.ts';

export const brand = defineContent({
  name: 'brand',
  table: 'brands',
  path: 'brand',
  label: { one: 'Brand', many: 'Brand' },
  noun: { one: 'brand', many: 'brands' },
  title: 'brand_color',
  addressedBy: 'id',
  single: true,
  fields: {
    brand_color: explained(optional(color('Brand Colour')), 'Left empty, the site has its standard colour.'),
    accent_color: explained(
      optional(color('Accent Colour')),
      'Left empty, one that goes with the brand colour is used.',
    ),
    style: choice('Style', brandStyles),
    fonts: choice('Fonts', fontPairs),
    artwork: choice('Artwork', artworks),
    corners: choice('Corners', [
      { value: 'round', label: 'Round' },
      { value: 'soft', label: 'Soft' },
      { value: 'square', label: 'Square' },
    ]),
    logo_dark: explained(
      optional(image('Logo on Dark', { mayBeDrawn: true })),
      'For dark mode. The logo itself is in Settings.',
    ),
    icon: explained(
      optional(image('Icon', { square: 512, isIcon: true, mayBeDrawn: true })),
      'Square, at least 512 pixels wide or an SVG: for tabs, bookmarks and home screens.',
    ),
  },
  screens: { edit: 'brand/edit', group: 'Look', purpose: 'Colours, fonts, shapes and logos of the whole site.' },
  columns: {},
  messages: { updated: 'Brand Updated!' },
});
