/** The artworks that a brand chooses from. */
export type Artwork = 'plinth' | 'rings' | 'waves' | 'grid' | 'none';
