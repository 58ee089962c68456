const MAX_MEGAPIXELS = 64;
const MAX_MEGAPIXELS_AVIF = 24; // decoding takes about 18 bytes of memory per pixel

/** Pixels of the largest picture that is decoded. */
export const MAX_PIXELS = MAX_MEGAPIXELS * 1_000_000;
export const MAX_PIXELS_AVIF = MAX_MEGAPIXELS_AVIF * 1_000_000;

/** Ends of sentences that begin with the label of a field. */
export const refusals = {
  kind: 'must be a JPEG, PNG, WebP, AVIF or GIF picture.',
  size: `can have at most ${MAX_MEGAPIXELS} megapixels.`,
  sizeOfAvif: `can have at most ${MAX_MEGAPIXELS_AVIF} megapixels as AVIF. Please try a smaller one, or a JPEG.`,
  damaged: 'is damaged and cannot be read.',
  slow: 'takes too long to read. Please try a smaller or simpler one.',
  heavy: 'takes too much memory or time to read. Please try a smaller or simpler one.',
};
