import type { Seed } from '../../records.ts';

export const categories: Seed<'category'>[] = [
  { name: 'The Shelf', short_description: 'Your marketplace pages: pictures, texts, families, and strangers on them.' },
  { name: 'The Till', short_description: 'Your own shop, and the adverts and emails that fill it.' },
  { name: 'The Dock', short_description: 'Weight, stock, packing and dates: what happens before anybody clicks.' },
];
