import type { Seed } from '../../records.ts';

export const categories: Seed<'category'>[] = [
  {
    name: 'Websites',
    short_description: 'Briefs, words, forms and launches: how a small firm gets a website that does its job.',
  },
  {
    name: 'Marketing',
    short_description: 'Email, search and adverts for people who do their marketing between other jobs.',
  },
  {
    name: 'Marketplaces',
    short_description:
      'Selling on Amazon without guessing: titles, search terms, reviews and the arithmetic behind them.',
  },
];
