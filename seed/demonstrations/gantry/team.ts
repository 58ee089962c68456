import type { Seed } from '../../records.ts';

const member = (name: string, job_title: string, handle: string): Seed<'teamMember'> => ({
  name,
  job_title,
  linkedin: `https://linkedin.example/in/${handle}`,
  twitter: '',
  image: name,
  image_alt: `Portrait of ${name}`,
});

export const team: Seed<'teamMember'>[] = [
  member('Joke Verhulst', 'Founder, asks the rude questions', 'joke-verhulst'),
  member('Murat Aydin', 'Marketplaces', 'murat-aydin'),
  member('Femke Dijkstra', 'Words, in three languages', 'femke-dijkstra'),
  member('Pieter Kooiman', 'Stock, freight and sums', 'pieter-kooiman'),
  member('Shanice Rozenblad', 'Shops and code', 'shanice-rozenblad'),
  member('Inês Cardoso', 'Adverts', 'ines-cardoso'),
  member('Wout de Graaf', 'Photographs, boxes, forklift', 'wout-de-graaf'),
];
