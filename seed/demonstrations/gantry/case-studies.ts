import type { Seed } from '../../records.ts';
import { boots } from './case-studies/boots.ts';
import { clamps } from './case-studies/clamps.ts';
import { mustard } from './case-studies/mustard.ts';

export const caseStudies: Seed<'caseStudy'>[] = [mustard, boots, clamps];
