import type { Seed } from '../../records.ts';
import { amazon } from './services/amazon.ts';
import { digitalMarketing } from './services/digital-marketing.ts';
import { webDevelopment } from './services/web-development.ts';

export const services: Seed<'service'>[] = [...webDevelopment, ...amazon, ...digitalMarketing];
