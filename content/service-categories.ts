/** Those that every site has at first, in the order of the public tabs. Their keys are specified. */
export const firstServiceCategories = [
  { label: 'Web Development Services', key: 'webDevelopment' },
  { label: 'Amazon Services', key: 'amazon' },
  { label: 'Digital Marketing', key: 'digitalMarketing' },
] as const;
