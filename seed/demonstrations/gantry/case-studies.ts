import type { CaseStudySeed } from '../../records.ts';
import { boots } from './case-studies/boots.ts';
import { clamps } from './case-studies/clamps.ts';
import { mustard } from './case-studies/mustard.ts';

export const caseStudies: CaseStudySeed[] = [mustard, boots, clamps];
