import type { Words } from '../../../../records.ts';

export const builtInPages: Record<string, Words> = {
  'About Us': {
    title: 'Über uns',
    seo_description:
      'Fünf Leute in Edinburgh, die für Menschen mit Schweigepflicht schreiben und bauen. Über ihre Kunden reden sie auch nicht.',
    sections: [
      {
        id: 'way',
        type: 'steps',
        heading: 'Wie Sie uns finden, ohne gesehen zu werden',
        lead: 'Ein Schild gibt es nicht. Kunden haben uns gesagt, das sei ein Vorzug.',
        steps: [
          {
            title: 'Der Bahnhof',
            time: '0 Minuten',
            text: 'Nehmen Sie die Treppe, nicht die Rampe. Wenden Sie der Burg den Rücken zu; alle anderen schauen hin.',
          },
          {
            title: 'Tolbooth Close',
            time: '6 Minuten',
            text: 'Zwischen einem Laden für Kilts und einem für Käse. Sie könnten in beide gehen.',
          },
          {
            title: 'Der dritte Stock',
            time: '9 Minuten',
            text: 'Vorbei am Buchbinder, der nicken wird. Auf der Klingel steht M. Wenn Treppen schwierig sind, rufen Sie an, und wir kommen hinunter.',
          },
        ],
      },
    ],
  },
  'Our Services': {
    title: 'Leistungen',
    seo_description:
      'Acht Arbeiten mit ihren Preisen in Pfund: Websites, Formulare, Kataloge, neu geschriebene Texte, Briefe, Suche und Mitteilungen.',
    sections: [
      {
        id: 'questions',
        type: 'faq',
        heading: 'Bevor Sie bestellen',
        questions: [
          {
            question: 'Unser Berufsrecht regelt die Werbung. Kennen Sie sich damit aus?',
            html: '<p>Wir wissen, wo es meistens wehtut: Erfolgsquoten, Vergleiche, Preise, in denen etwas fehlt. Besser kennen Sie es. Bei Ihnen liest jemand jede Seite, bevor sie erscheint, und das steht im Zeitplan, weil es immer eine Woche dauert.</p>',
          },
          {
            question: 'Dürfen wir Arbeiten für jemanden wie uns sehen?',
            html: '<p>Drei unserer Kunden lassen uns ihre zeigen, unter <a href="/our-work">Arbeiten</a>. Zwei weitere nehmen gern einen Anruf von Ihnen an. Die übrigen würde schon die Frage erschrecken.</p>',
          },
          {
            question: 'Und wenn ein Text durch alle Partner muss?',
            html: '<p>Dann bitten wir darum, dass einer den Stift hält. Wie man das einrichtet, ohne dass jemand das Gesicht verliert, steht in <a href="/blogs/four-signatures-without-a-decision">einer Notiz</a>.</p>',
          },
          {
            question: 'Arbeiten Sie mit unseren echten Akten?',
            html: '<p>Nein. Noor erfindet mit Ihren Leuten an einem Nachmittag eine Mandantin, und die kommt in jedem Entwurf vor. Zu unseren gehört eine Frau Petrie mit einem Hof, einer Rente und ohne Testament.</p>',
          },
        ],
      },
      {
        id: 'reading',
        type: 'callToAction',
        title: 'Schicken Sie uns Ihre schlimmste Seite',
        text: 'Eine Seite lesen wir umsonst und schicken sie Ihnen mit Bleistiftnotizen zurück. Lassen Sie die Namen weg.',
        actions: [{ label: 'Eine Seite schicken' }],
      },
    ],
  },
  'Work we may show': {
    title: 'Was wir zeigen dürfen',
    lead: 'Drei Arbeiten, deren Besitzer es erlaubt haben. Den anderen geht es auch unerwähnt ganz gut.',
    seo_description:
      'Drei Arbeiten von Marram, die gezeigt werden dürfen: das Formular einer Klinik, der Katalog eines Archivs, die Absagen einer Stiftung.',
    sections: [
      {
        id: 'unshown',
        type: 'richText',
        heading: 'Und die übrigen',
        html: `
<p>In einem gewöhnlichen Jahr beenden wir rund zwanzig Arbeiten und dürfen von einer sprechen. Das gefällt uns inzwischen. Wegen
eines Fotos von irgendjemandes Eingangshalle hat uns noch nie jemand beauftragt.</p>
`,
      },
      {
        id: 'like-yours',
        type: 'callToAction',
        title: 'Haben wir schon etwas wie Ihres gemacht?',
        text: 'Fragen Sie in einem Satz ohne Namen. Wir antworten in einem Satz ohne Namen.',
        actions: [{ label: 'Fragen' }],
      },
    ],
  },
  'What clients say': {
    title: 'Was Kunden sagen',
    lead: 'Sieben haben uns hinterher geschrieben und dürfen gedruckt werden. Einer war nicht ganz zufrieden; auch er steht hier.',
    seo_description:
      'Was zwei Kanzleien, eine Ärztin, ein Mediator, eine Notarin, eine kleine Stiftung und eine Archivarin nach der Arbeit mit Marram sagen.',
    sections: [
      {
        id: 'ask',
        type: 'callToAction',
        title: 'Besser als lesen: fragen Sie sie',
        text: 'Judith Abernethy und Ruth Kinnear sprechen mit allen, die überlegen, mit uns zu arbeiten. Wir hören nicht mit.',
        actions: [{ label: 'Um eine Nummer bitten' }],
      },
    ],
  },
  Notes: {
    title: 'Notizen',
    lead: 'Was wir Ihnen beim Tee sagen würden. Nehmen Sie die Vorlagen mit; dafür sind sie da.',
    seo_description:
      'Notizen über Diskretion, klare Worte und den Alltag in Kanzlei und Praxis, mit Vorlagen zum Abschreiben, von den fünf Leuten von Marram.',
    sections: [
      {
        id: 'letter',
        type: 'callToAction',
        title: 'Vier Briefe im Jahr',
        text: 'Das Beste aus diesen Notizen, auf Papier, in einem Umschlag ohne unseren Namen. Wer genug hat, schickt den Umschlag zurück.',
        actions: [{ label: 'Morag darum bitten' }],
      },
    ],
  },
  'Write, or telephone': {
    title: 'Schreiben oder anrufen',
    lead: 'Eine Zeile genügt. Lassen Sie die Namen Ihrer Mandanten und Patienten weg, bis wir etwas unterschrieben haben.',
    seo_description:
      'Schreiben Sie an Marram oder rufen Sie im dritten Stock an. Morag antwortet zuerst, noch am selben Werktag.',
    sections: [
      {
        id: 'next',
        type: 'steps',
        heading: 'Wie es weitergeht',
        steps: [
          {
            title: 'Morag liest es',
            time: 'Vor fünf Uhr',
            text: 'Sie ruft oder schreibt noch am selben Werktag zurück, sagt, wer sich um Sie kümmert, und fragt, was aufgeschrieben werden darf.',
          },
          {
            title: 'Zuerst unterschreiben wir',
            time: 'Binnen zwei Tagen',
            text: 'Sie schicken Ihre Erklärung oder nehmen unsere. Bis sie unterschrieben ist, sprechen wir über das Wetter und über Ihre Website, wie sie ist.',
          },
          {
            title: 'Sie bekommen ein Blatt',
            time: 'Bis zum Freitag darauf',
            text: 'Was wir tun würden, was es kostet und was wir lassen würden. Es gehört Ihnen, ob Sie zusagen oder nicht.',
          },
        ],
      },
    ],
  },
  'Schedule a Meeting': {
    title: 'Termin vereinbaren',
    lead: 'Eine halbe Stunde, am Telefon oder im dritten Stock. Sagen Sie uns, was Ihnen lieber ist und mit wem von uns Sie gegebenenfalls nicht sprechen möchten.',
    seo_description: 'Wählen Sie eine halbe Stunde mit Marram, am Telefon oder im dritten Stock in Edinburgh.',
    sections: [
      {
        id: 'bring',
        type: 'cards',
        heading: 'Was Sie bereithalten sollten',
        cards: [
          {
            title: 'Die Seite, für die Sie sich schämen',
            text: 'Alle haben eine. Halten Sie sie offen; wir lesen sie zusammen laut, das tut eine Minute lang weh.',
          },
          {
            title: 'Die häufigste Frage am Empfang',
            text: 'Fragen Sie dort, bevor Sie uns anrufen. Die Antwort gehört auf Ihre Website und fehlt dort meistens.',
          },
          {
            title: 'Sonst nichts',
            text: 'Kein Briefing, keine Beispiele schöner Websites und vor allem keine Akten.',
          },
        ],
      },
    ],
  },
};
