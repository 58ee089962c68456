import type { Words } from '../../../records.ts';

export const menus: Words = {
  header: [
    { label: 'Leistungen', children: [] },
    { label: 'Arbeiten', children: [] },
    { label: 'Notizen', children: [] },
    { label: 'Das Kleingedruckte', children: [] },
    { label: 'Über uns', children: [] },
    { label: 'Kontakt', children: [] },
  ],
  footer: [
    {
      title: 'Oft gefragt',
      links: [
        { label: 'Klartext' },
        { label: 'Websites für Kanzleien und Praxen' },
        { label: 'Anfrageformulare' },
        { label: 'Die schwierige Mitteilung' },
      ],
    },
    {
      title: 'Zum Lesen',
      links: [
        { label: 'Über Diskretion' },
        { label: 'Klare Worte' },
        { label: 'Aus dem Betrieb' },
        { label: 'Was Kunden sagen' },
      ],
    },
  ],
  legal: [{ label: 'Datenschutz' }, { label: 'Impressum' }],
};
