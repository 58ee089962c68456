import type { TeamMemberSeed } from '../../records.ts';

export const team: TeamMemberSeed[] = [
  {
    name: 'Sana Qureshi',
    job_title: 'Founder and Strategy Lead',
    linkedin: 'https://linkedin.example/in/sana-qureshi',
    twitter: 'https://twitter.example/sana-qureshi',
    image_alt: 'Portrait of Sana Qureshi',
  },
  {
    name: 'Daniel Okafor',
    job_title: 'Head of Web Development',
    linkedin: 'https://linkedin.example/in/daniel-okafor',
    twitter: 'https://twitter.example/daniel-okafor',
    image_alt: 'Portrait of Daniel Okafor',
  },
  {
    name: 'Mira Lindqvist',
    job_title: 'Design Director',
    linkedin: 'https://linkedin.example/in/mira-lindqvist',
    twitter: 'https://twitter.example/mira-lindqvist',
    image_alt: 'Portrait of Mira Lindqvist',
  },
  {
    name: 'Bilal Anwar',
    job_title: 'Amazon Marketplace Lead',
    linkedin: 'https://linkedin.example/in/bilal-anwar',
    twitter: '',
    image_alt: 'Portrait of Bilal Anwar',
  },
  {
    name: 'Priya Raman',
    job_title: 'Email and Automation Lead',
    linkedin: 'https://linkedin.example/in/priya-raman',
    twitter: '',
    image_alt: 'Portrait of Priya Raman',
  },
  {
    name: 'Tomás Herrera',
    job_title: 'Search and Paid Media Lead',
    linkedin: 'https://linkedin.example/in/tomas-herrera',
    twitter: 'https://twitter.example/tomas-herrera',
    image_alt: 'Portrait of Tomás Herrera',
  },
];
