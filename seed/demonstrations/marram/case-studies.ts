import type { CaseStudySeed } from '../../shapes.ts';
import { farrier } from './work/farrier.ts';
import { harbour } from './work/harbour.ts';
import { strathorn } from './work/strathorn.ts';

export const caseStudies: CaseStudySeed[] = [harbour, strathorn, farrier];
