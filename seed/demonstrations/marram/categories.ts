import type { Seed } from '../../records.ts';

export const categories: Seed<'category'>[] = [
  {
    name: 'Discretion',
    short_description: 'What a website, a form or a quoted client gives away, and how to give away less.',
  },
  {
    name: 'Plain words',
    short_description: 'Fees, diagnoses and bad news in sentences that a worried person can read once.',
  },
  {
    name: 'Running a practice',
    short_description: 'Telephones, signatures, photographs: small arrangements that clients notice first.',
  },
];
