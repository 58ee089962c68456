import type { Seed } from '../../records.ts';

export const team: Seed<'teamMember'>[] = [
  {
    name: 'Elspeth Rankine',
    job_title: 'Founder, writes and edits',
    linkedin: 'https://linkedin.example/in/elspeth-rankine',
    twitter: '',
    image: 'Elspeth Rankine',
    image_alt: 'Portrait of Elspeth Rankine',
  },
  {
    name: 'Noor Haddad',
    job_title: 'Interviews, and plain English',
    linkedin: 'https://linkedin.example/in/noor-haddad',
    twitter: '',
    image: 'Noor Haddad',
    image_alt: 'Portrait of Noor Haddad',
  },
  {
    name: 'Iain Calder',
    job_title: 'Builds and keeps the websites',
    linkedin: 'https://linkedin.example/in/iain-calder',
    twitter: '',
    image: 'Iain Calder',
    image_alt: 'Portrait of Iain Calder',
  },
  {
    name: 'Tobias Wren',
    job_title: 'Typography and pictures',
    linkedin: '',
    twitter: '',
    image: 'Tobias Wren',
    image_alt: 'Portrait of Tobias Wren',
  },
  {
    name: 'Morag Sinclair',
    job_title: 'Runs the office, answers first',
    linkedin: 'https://linkedin.example/in/morag-sinclair',
    twitter: '',
    image: 'Morag Sinclair',
    image_alt: 'Portrait of Morag Sinclair',
  },
];
