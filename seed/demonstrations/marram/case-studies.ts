import type { Seed } from '../../records.ts';
import { farrier } from './case-studies/farrier.ts';
import { harbour } from './case-studies/harbour.ts';
import { strathorn } from './case-studies/strathorn.ts';

export const caseStudies: Seed<'caseStudy'>[] = [harbour, strathorn, farrier];
