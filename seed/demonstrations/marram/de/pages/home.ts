import type { Words } from '../../../../records.ts';

export const home: Words = {
  title: 'Start',
  seo_title: 'Texte und Websites für vertrauliche Arbeit',
  seo_description:
    'Marram, das sind fünf Leute in Edinburgh. Sie schreiben und bauen für Kanzleien, Kliniken, Notariate, Stiftungen und Archive.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'Für Arbeit, die niemanden etwas angeht',
      lead: 'Websites und Briefe für Menschen, die unter anderem fürs Schweigen bezahlt werden: in Kanzleien, Praxen, Notariaten und Archiven.',
      actions: [{ label: 'Schreiben Sie uns' }, { label: 'Das Kleingedruckte lesen' }],
    },
    {
      id: 'essay',
      type: 'richText',
      heading: 'Die Schwierigkeit, in Kürze',
      html: `
<p>Sie dürfen nicht sagen, wer Ihre Mandanten oder Patienten sind. Sie dürfen nicht sagen, was Sie für sie getan haben, wie es
ausging und was es wert war. Was Sie auch schreiben: Es liest jemand, der schlecht geschlafen hat, es liest die Gegenseite, und es
liest Ihre Kammer.</p>
<p>Also schreiben die meisten, sie seien kompetent, und hören damit auf. Wir schreiben, was danach kommt: den ersten Tag, die
Rechnung, wer zurückruft. Geheim ist nichts davon. Es hat nur noch niemand aufgeschrieben.</p>
`,
    },
    {
      id: 'services',
      type: 'cards',
      heading: 'Worum man uns am häufigsten bittet',
      cards: [
        { title: 'Klartext', text: 'Die Seiten, die Sie schon haben, so, dass man sie versteht. £190 je Seite.' },
        {
          title: 'Websites für Kanzleien und Praxen',
          text: 'Höchstens ein Dutzend Seiten und kein Richterhammer. £7,800.',
        },
        { title: 'Anfrageformulare', text: 'Vier Fragen, wo neunzehn standen. £1,650.' },
        {
          title: 'Die schwierige Mitteilung',
          text: 'Es ist etwas geschehen, und es ist noch nicht zehn Uhr. £950 am Tag.',
        },
        { title: 'Alle acht, mit Preisen' },
      ],
    },
    { id: 'voice', type: 'quotes' },
    { id: 'people', type: 'people', heading: 'Fünf Leute und ein Schlüssel' },
    { id: 'posts', type: 'posts', heading: 'Aus dem Notizbuch', more: { label: 'Alle Notizen' } },
    {
      id: 'contact',
      type: 'callToAction',
      title: 'Sagen Sie uns so wenig, wie Sie möchten',
      text: 'Eine Telefonnummer und „es geht um unsere Website“ genügen.',
      actions: [{ label: 'Schreiben Sie uns' }, { label: 'Einen Termin wählen' }],
    },
  ],
};
