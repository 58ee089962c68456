import { adverts } from './case-studies/adverts.ts';
import { boathouse } from './case-studies/boathouse.ts';
import { ceramics } from './case-studies/ceramics.ts';
import type { Seed } from '../../records.ts';

export const caseStudies: Seed<'caseStudy'>[] = [ceramics, boathouse, adverts];
