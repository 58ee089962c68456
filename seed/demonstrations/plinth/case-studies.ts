import { adverts } from './case-studies/adverts.ts';
import { boathouse } from './case-studies/boathouse.ts';
import { ceramics } from './case-studies/ceramics.ts';
import type { CaseStudySeed } from '../../records.ts';

export const caseStudies: CaseStudySeed[] = [ceramics, boathouse, adverts];
