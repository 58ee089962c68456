import { websites } from './services/websites.ts';
import { texts } from './services/texts.ts';

export const services = { ...websites, ...texts };
