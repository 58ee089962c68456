import type { Words } from '../../../records.ts';

export const team: Record<string, Words> = {
  'Elspeth Rankine': { job_title: 'Gründerin, schreibt und redigiert', image_alt: 'Porträt von Elspeth Rankine' },
  'Noor Haddad': { job_title: 'Gespräche und verständliche Sprache', image_alt: 'Porträt von Noor Haddad' },
  'Iain Calder': { job_title: 'Baut und pflegt die Websites', image_alt: 'Porträt von Iain Calder' },
  'Tobias Wren': { job_title: 'Typografie, Bilder und deutsche Texte', image_alt: 'Porträt von Tobias Wren' },
  'Morag Sinclair': { job_title: 'Führt das Büro und antwortet zuerst', image_alt: 'Porträt von Morag Sinclair' },
};
