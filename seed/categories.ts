import type { BlogSeed } from './shapes.ts';

export const categories: Record<BlogSeed['category'], { name: string; short_description: string }> = {
  websites: {
    name: 'Websites',
    short_description: 'Briefs, texts, forms and launches: how a small firm gets a website that does its job.',
  },
  marketing: {
    name: 'Marketing',
    short_description: 'Email, search and adverts for people who do their marketing between other jobs.',
  },
  marketplaces: {
    name: 'Marketplaces',
    short_description: 'Selling on Amazon without guessing: titles, search terms, reviews and the sums behind them.',
  },
};
