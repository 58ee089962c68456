/** In the order of the public tabs. */
export const serviceCategories = [
  { value: 'webDevelopment', label: 'Web Development Services' },
  { value: 'amazon', label: 'Amazon Services' },
  { value: 'digitalMarketing', label: 'Digital Marketing' },
] as const;

export type ServiceCategory = (typeof serviceCategories)[number]['value'];
