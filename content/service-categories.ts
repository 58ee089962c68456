import { serviceCategories } from './words/first/en.ts';
import type { Words } from './words/words.ts';

/** Those that every site has at first, in the order of the public tabs. Their keys are specified. */
export const firstServiceCategories = serviceCategoriesIn({ serviceCategories });

/** Returns the first categories in a language. */
export function serviceCategoriesIn({ serviceCategories: names }: Pick<Words['first'], 'serviceCategories'>) {
  return [
    { label: names.webDevelopment, key: 'webDevelopment' },
    { label: names.amazon, key: 'amazon' },
    { label: names.digitalMarketing, key: 'digitalMarketing' },
  ] as const;
}
