import type { Seed } from '../../records.ts';

export const team: Seed<'teamMember'>[] = [
  {
    name: 'Sana Qureshi',
    job_title: 'Founder and Strategy Lead',
    linkedin: 'https://linkedin.example/in/sana-qureshi',
    twitter: 'https://twitter.example/sana-qureshi',
    image: 'Sana Qureshi',
    image_alt: 'Portrait of Sana Qureshi',
  },
  {
    name: 'Daniel Okafor',
    job_title: 'Head of Web Development',
    linkedin: 'https://linkedin.example/in/daniel-okafor',
    twitter: 'https://twitter.example/daniel-okafor',
    image: 'Daniel Okafor',
    image_alt: 'Portrait of Daniel Okafor',
  },
  {
    name: 'Mira Lindqvist',
    job_title: 'Design Director',
    linkedin: 'https://linkedin.example/in/mira-lindqvist',
    twitter: 'https://twitter.example/mira-lindqvist',
    image: 'Mira Lindqvist',
    image_alt: 'Portrait of Mira Lindqvist',
  },
  {
    name: 'Bilal Anwar',
    job_title: 'Amazon Marketplace Lead',
    linkedin: 'https://linkedin.example/in/bilal-anwar',
    twitter: '',
    image: 'Bilal Anwar',
    image_alt: 'Portrait of Bilal Anwar',
  },
  {
    name: 'Priya Raman',
    job_title: 'Email and Automation Lead',
    linkedin: 'https://linkedin.example/in/priya-raman',
    twitter: '',
    image: 'Priya Raman',
    image_alt: 'Portrait of Priya Raman',
  },
  {
    name: 'Tomás Herrera',
    job_title: 'Search and Paid Media Lead',
    linkedin: 'https://linkedin.example/in/tomas-herrera',
    twitter: 'https://twitter.example/tomas-herrera',
    image: 'Tomás Herrera',
    image_alt: 'Portrait of Tomás Herrera',
  },
];
