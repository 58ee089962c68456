import type { ServiceSeed } from '../../records.ts';
import { amazon } from './services/amazon.ts';
import { marketing } from './services/marketing.ts';
import { shops } from './services/shops.ts';

export const services: ServiceSeed[] = [...amazon, ...shops, ...marketing];
