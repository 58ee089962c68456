import { image, longText, optional, text, translated } from '../model/field.ts';

/** What search engines and shared links show, where it differs from the page. */
export const searchFields = {
  seo_title: { ...optional(text('SEO Title', { max: 120 })), shown: 60 },
  seo_description: { ...optional(longText('SEO Description', { max: 320 })), shown: 155 },
  share_image: translated(optional(image('Share Picture'))),
};

/** Where they stand in the form. */
export const searchGroup = ['seo_title', 'seo_description', 'share_image'];
