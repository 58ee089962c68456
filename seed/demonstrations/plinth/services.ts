import type { ServiceSeed } from '../../records.ts';
import { amazon } from './services/amazon.ts';
import { digitalMarketing } from './services/digital-marketing.ts';
import { webDevelopment } from './services/web-development.ts';

export const services: ServiceSeed[] = [...webDevelopment, ...amazon, ...digitalMarketing];
