import { image, longText, optional, text } from '../model/field.ts';

/** What search engines and shared links show, where it differs from the page. */
export const searchFields = {
  seo_title: optional(text('SEO Title', { max: 120 })),
  seo_description: optional(longText('SEO Description', { max: 320 })),
  share_image: optional(image('Share Picture')),
};
