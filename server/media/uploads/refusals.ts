const MOST_MEGAPIXELS = 64;
const MOST_MEGAPIXELS_OF_AVIF = 24; // decoding takes about 18 bytes of memory for each pixel

/** The pixels that should ever be decoded of one picture. */
export const MOST_PIXELS = MOST_MEGAPIXELS * 1_000_000;
export const MOST_PIXELS_OF_AVIF = MOST_MEGAPIXELS_OF_AVIF * 1_000_000;

/** What goes after the name of a field to say why its picture is not taken. */
export const refusals = {
  kind: 'must be a JPEG, PNG, WebP, AVIF or GIF picture.',
  size: `can have at most ${MOST_MEGAPIXELS} megapixels.`,
  sizeOfAvif: `can have at most ${MOST_MEGAPIXELS_OF_AVIF} megapixels as AVIF. Please try a smaller one, or a JPEG.`,
  damaged: 'is damaged and cannot be read.',
  slow: 'takes too long to read. Please try a smaller or simpler one.',
  heavy: 'takes too much memory or time to read. Please try a smaller or simpler one.',
};
