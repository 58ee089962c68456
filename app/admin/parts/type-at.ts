import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';

/** Returns the content type that the API calls by this path, such as `blogs`. */
export function typeAt(path: string): ContentType {
  return contentTypes.find((type) => type.path === path) as ContentType;
}
