import type { ServiceSeed } from '../../shapes.ts';
import { websites } from './services/websites.ts';
import { words } from './services/words.ts';

export const services: ServiceSeed[] = [...websites, ...words];
