import type { Words } from '../../../records.ts';

export const categories: Record<string, Words> = {
  Discretion: {
    name: 'Diskretion',
    short_description: 'Was eine Website, ein Formular oder ein zitierter Mandant verrät, und wie es weniger wird.',
  },
  'Plain words': {
    name: 'Klare Worte',
    short_description:
      'Kosten, Diagnosen und schlechte Nachrichten in Sätzen, die man auch besorgt nur einmal lesen muss.',
  },
  'Running a practice': {
    name: 'Aus dem Betrieb',
    short_description: 'Telefon, Freigaben, Fotos: kleine Regelungen, die Mandanten und Patienten als Erstes bemerken.',
  },
};
