import type { Seed } from '../../records.ts';
import { amazon } from './services/amazon.ts';
import { marketing } from './services/marketing.ts';
import { shops } from './services/shops.ts';

export const services: Seed<'service'>[] = [...amazon, ...shops, ...marketing];
