import type { Seed } from '../../records.ts';
import { websites } from './services/websites.ts';
import { words } from './services/words.ts';

export const services: Seed<'service'>[] = [...websites, ...words];
