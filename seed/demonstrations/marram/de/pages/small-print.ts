import type { Words } from '../../../../records.ts';

export const smallPrint: Words = {
  title: 'Das Kleingedruckte',
  seo_title: 'Das Kleingedruckte: wie Marram schweigt',
  seo_description:
    'Was Marram unterschreibt, wo Entwürfe liegen, wer sie lesen darf, wann sie vernichtet werden und was nicht versprochen ist.',
  sections: [
    {
      id: 'opening',
      type: 'hero',
      title: 'Das Kleingedruckte, groß genug',
      lead: 'Alles, was wir selbst wissen wollten, bevor wir Fremde unsere Briefe lesen ließen.',
      actions: [],
    },
    {
      id: 'rules',
      type: 'richText',
      heading: 'Wo was liegt',
      html: `
<p>Entwürfe liegen auf einem Rechner in unserem Büro und in einer verschlüsselten Kopie anderswo. In Postfächern liegen sie nicht:
Sie bekommen einen Link, der vierzehn Tage gilt und nur mit einem Wort, das wir Ihnen am Telefon sagen. Das mussten wir schon
Seniorpartnern von einiger Würde erklären, und alle haben es geschafft.</p>
<p>Echte Briefe, Krankenakten und Urkunden lesen wir an Ihrem Schreibtisch, auf Ihrem Papier, und lassen sie dort. Brauchen wir ein
Beispiel, erfindet Noor mit Ihnen eines.</p>
<p>Keiner Ihrer Texte kommt in eine Maschine, die daraus lernt. Unsere Rechtschreibung prüft Elspeth, die deutsche Tobias.</p>
<h3>Wie lange</h3>
<p>Neunzig Tage nach der letzten Rechnung löschen wir jeden Entwurf und sagen Ihnen, dass wir es getan haben. Was veröffentlicht ist,
gehört Ihnen; davon behalten wir eine Kopie, damit Sie uns danach fragen können, wenn Ihre verschwunden ist.</p>
`,
    },
    { id: 'voice', type: 'quotes' },
    {
      id: 'time',
      type: 'steps',
      heading: 'Der übliche Zeitplan',
      lead: 'Für etwa zehn neu geschriebene Seiten. Websites nehmen dieselben Schritte, nur langsamer.',
      steps: [
        {
          title: 'Ein Vormittag bei Ihnen',
          time: 'Woche 1',
          text: 'Noor sitzt an Ihrem Empfang und schreibt auf, was die Leute fragen. Wer fragt, schreibt sie nicht auf.',
        },
        {
          title: 'Die erste Seite',
          time: 'Woche 2',
          text: 'Sie bekommen eine Seite, fertig. Stimmt der Ton nicht, haben wir einen Tag verloren und keinen Monat.',
        },
        {
          title: 'Die anderen',
          time: 'Woche 3 und 4',
          text: 'Zwei oder drei auf einmal, damit sie gelesen und nicht bloß abgezeichnet werden.',
        },
        {
          title: 'Berufsrecht, und Stille',
          time: 'Woche 5',
          text: 'Bei Ihnen liest jemand alles im Hinblick auf die Kammer. Wir nutzen die Woche und geben die Seiten Menschen zu lesen, die keine Juristen sind.',
        },
      ],
    },
    {
      id: 'questions',
      type: 'faq',
      heading: 'Unbequeme Fragen',
      questions: [
        {
          question: 'Arbeiten Sie auch für unsere Konkurrenz?',
          html: '<p>Nein. Wir nehmen je Fach und Stadt ein Haus an. Wenn Sie uns aber fragen, ob jemand unser Kunde ist, werden wir sagen, dass wir es nicht sagen können, und dasselbe sagen wir, wenn man nach Ihnen fragt.</p>',
        },
        {
          question: 'Und wenn jemand von Ihnen geht?',
          html: '<p>Die Erklärung endet nie. Seit 2014 hat uns eine Kollegin verlassen, um Schafe zu züchten, und sie erzählt seitdem bewundernswert wenig.</p>',
        },
        {
          question: 'Würden Sie vor Gericht aussagen?',
          html: '<p>Wenn man es anordnet. Wir sind keine Anwälte und dürfen die Aussage nicht verweigern; noch ein Grund, weshalb wir manches gar nicht erst wissen wollen.</p>',
        },
        {
          question: 'Lehnen Sie Aufträge ab?',
          html: '<p>Ja: alles, was jemanden so aussehen lassen soll, als hätte er nicht getan, was er getan hat. Erklären ist etwas anderes, und darin sind wir recht gut.</p>',
        },
      ],
    },
    {
      id: 'paper',
      type: 'callToAction',
      title: 'Die anderthalb Seiten, die wir unterschreiben',
      text: 'Darin steht, was vertraulich ist, wie lange, und was geschieht, wenn wir versagen. Morag schickt sie Ihnen, ohne zu fragen, worum es geht.',
      actions: [{ label: 'Um die Erklärung bitten' }],
    },
  ],
};
