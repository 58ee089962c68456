/** The artworks that a brand chooses from. */
export const artworks = [
  { value: 'plinth', label: 'Blocks and arcs' },
  { value: 'rings', label: 'Rings' },
  { value: 'waves', label: 'Waves' },
  { value: 'grid', label: 'Grid' },
  { value: 'none', label: 'None' },
] as const;

export type Artwork = (typeof artworks)[number]['value'];
