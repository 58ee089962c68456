import type { Words } from '../../../records.ts';

export const caseStudies: Record<string, Words> = {
  'Nineteen questions, and then four': {
    title: 'Neunzehn Fragen, und dann vier',
    short_description:
      'Eine Klinik, die Alkoholkranke behandelt, stellte neunzehn Fragen, bevor sie zurückrief. Wir haben die gestrichen, deren Antworten niemand las.',
    image_alt: 'Druck in Grün: ein kleines Segelboot bei Einbruch der Nacht',
    results: [
      { label: 'Fragen aus dem Formular gestrichen, von neunzehn' },
      { label: 'Begonnene Formulare, die abgeschickt werden; früher ein Viertel' },
      { label: 'Von der Nachricht bis zum Rückruf, an den meisten Tagen' },
      { label: 'Tage, bis eine Nachricht ohne Folgen vernichtet ist' },
    ],
    description: `
<p>The Harbour Rooms behandelt elf Menschen zugleich, in einem Haus am Wasser. Wer dorthin schreibt, hat es oft noch niemandem
gesagt. Das Formular auf der Website war in neun Jahren gewachsen, je Gremium um eine Frage, und endete mit einem Feld für
Vorstrafen.</p>
<p>Man bat uns, es freundlicher aussehen zu lassen.</p>
<h2>Ein Vormittag mit den Antworten</h2>
<p>Statt sich das Formular anzusehen, ließ Noor sich zeigen, was aus einer Nachricht wurde. Sie wurde ausgedruckt. Die
diensthabende Pflegekraft las den Namen, die Telefonnummer und die letzte Zeile und rief an. Alles andere wurde am Telefon noch
einmal gefragt, und freundlicher.</p>
<p>Also fragt das Formular jetzt, wie man Sie nennen soll, wie man Sie erreicht, wann ein Anruf gefahrlos ist und ob man vorher
etwas wissen sollte. Die dritte Frage hatte es nicht gegeben. Acht von zehn beantworten sie.</p>
<h2>Was aus den Worten wird</h2>
<p>Die E-Mail ans Büro sagt nur, dass eine Nachricht da ist. Um sie zu lesen, meldet sich jemand an. Führt sie zu nichts, wird sie
nach dreißig Tagen vernichtet. Das steht über dem Knopf, wo es auch die Frau des Trinkers sehen kann, die ihm vielleicht über die
Schulter schaut.</p>
<h2>Was wir falsch gemacht haben</h2>
<p>Den Nachnamen hatten wir ganz weggelassen. Drei Davids später kam er zurück, als freiwilliges Feld.</p>
`,
    sections: [
      {
        id: 'kept',
        type: 'cards',
        heading: 'Die vier Fragen heute',
        cards: [
          { title: 'Wie sollen wir Sie nennen?', text: 'Jeder Name ist recht. Es muss nicht Ihrer sein.' },
          {
            title: 'Wie erreichen wir Sie?',
            text: 'Ein Feld, für eine Nummer oder eine Adresse. Beides muss niemand haben.',
          },
          { title: 'Wann ist ein Anruf gefahrlos?', text: 'Und ob wir etwas ausrichten dürfen, und was.' },
          {
            title: 'Sollten wir vorher etwas wissen?',
            text: 'Das Feld darf leer bleiben. Vier von zehn lassen es leer.',
          },
        ],
      },
    ],
  },
  'Eleven thousand letters, and one box kept shut': {
    title: 'Elftausend Briefe und ein Karton, der zubleibt',
    short_description:
      'Zu den Papieren einer Familie gehörten sechzig Jahre Versprechen, wer was lesen darf. Um die Versprechen herum haben wir einen Katalog gebaut.',
    image_alt: 'Druck in Grün: einzelne Blätter und Beeren',
    results: [
      { label: 'Briefe, in denen man von überall suchen kann' },
      { label: 'Versprechen gefunden, eines davon auf einer Weihnachtskarte' },
      { label: 'Woche bis zur Antwort auf eine Anfrage; früher etwa sechs' },
    ],
    description: `
<p>Strathorn ist ein Haus mit einem Turm, einem undichten Dach und dem Briefwechsel von fünf Generationen, die alles aufgehoben
haben. Zwei Ehrenamtliche kümmern sich donnerstags darum. Von einem maschinengeschriebenen Verzeichnis aus dem Jahr 1983 gab es
ein einziges Exemplar, mit Verbesserungen in drei Handschriften.</p>
<h2>Zwei Tage mit den Urkunden</h2>
<p>Zuerst haben wir jede Bedingung abgeschrieben, unter der je etwas übergeben worden war. Es waren vier Fassungen. Über ein Bündel
waren sie uneins, und die heutige Lady Strathorn entschied das am Küchentisch in einer Viertelstunde. Seit 1991 war niemand darauf
gekommen, sie zu fragen.</p>
<p>Jeder Brief bekam dann einen von vier Zuständen. Drei sind gewöhnlich. Der vierte, <em>nicht beschrieben</em>, gilt für einen
einzigen Karton. Der Katalog sagt, dass es ihn gibt, dass er neunzehn Mappen enthält und dass er 2041 geöffnet wird.</p>
<h2>Suchen nach dem, was man weiß</h2>
<p>Wer sucht, kennt selten den Namen dessen, der geschrieben hat. Man weiß von einer Großtante in Demerara oder von einem Streit um
einen Stier. Dr. Bell und Noor haben an einem Nachmittag zweihundert solcher Dinge aufgeschrieben, und die Suche kennt sie.</p>
<h2>Was nicht fertig ist</h2>
<p>Das Verzeichnis beschreibt 11 240 Briefe, und vielleicht 3 000 weitere liegen in einer Sitzbadewanne. Sie kommen dazu, sobald
jemand die Handschrift liest. Der Katalog hat eine Seite, auf der das steht, mit einer Telefonnummer.</p>
`,
    sections: [
      {
        id: 'states',
        type: 'cards',
        heading: 'Vier Zustände, in den Worten für Leser',
        cards: [
          {
            title: 'Hier lesen',
            text: 'Ein Scan, eine Abschrift, wo es eine gibt, und die Mappe, in der das Stück liegt.',
          },
          {
            title: 'Zum Lesen anfragen',
            text: 'Vollständig beschrieben. Der Knopf schreibt an die Familie, die binnen einer Woche antwortet.',
          },
          {
            title: 'Geschlossen bis zu einem Tag',
            text: 'In einer Zeile beschrieben, mit Datum und Grund: Jemand, der darin vorkommt, lebt vielleicht noch.',
          },
          {
            title: 'Nicht beschrieben',
            text: 'Dass es das gibt, wie groß es ist und wann es geöffnet wird. Mehr war nicht versprochen, mehr steht nicht da.',
          },
        ],
      },
    ],
  },
  'How to say no two hundred times a year': {
    title: 'Zweihundertmal im Jahr Nein sagen',
    short_description:
      'Eine kleine Stiftung lehnte neunzehn von zwanzig Anträgen in achtunddreißig Wörtern ab. Jetzt nennt sie einen Grund, und die zweiten Anträge sind besser.',
    image_alt: 'Druck in Sand: drei Berge mit Schnee auf den Gipfeln',
    results: [
      { label: 'Wahre Gründe für ein Nein, auf die sich alle Räte geeinigt haben' },
      { label: 'Im Frühjahr abgelehnt und im Herbst gefördert; früher ein oder zwei' },
      { label: 'Anrufe deswegen, alle höflich' },
    ],
    description: `
<p>Der Farrier Trust gibt Dörfern kleine Summen: ein Dach für den Gemeindesaal, ein Boot für eine Schule. Er hat eine Angestellte,
drei Tage in der Woche, und hatte im vergangenen Jahr 211 Anträge auf elf Förderungen. Alle anderen bekamen einen Brief, der
bedauerte.</p>
<h2>Sieben Gründe</h2>
<p>Wir baten Peter Lomax, die Absagen eines Jahres auf dem Sitzungstisch nach dem wirklichen Grund zu sortieren. Es wurden sieben
Stapel. <em>Zu groß für uns. Außerhalb der sechs Grafschaften. Das müsste jemand anders bezahlen. Gut, aber später dran als
Ähnliches.</em> Und so weiter, bis zum siebten: <em>Wir haben nicht verstanden, was Sie vorhaben.</em></p>
<p>Aus jedem Stapel wurde ein Brief von rund 120 Wörtern. Er nennt den Grund im ersten Satz, sagt, was die Antwort geändert hätte,
und nennt einen Monat, in dem ein neuer Versuch sinnvoll ist, oder er sagt freundlich, dass es keinen gibt.</p>
<h2>Der siebte Brief</h2>
<p>Er war der schwerste und brauchte so lange wie alle anderen zusammen. Er endet mit drei Fragen. Wer sie in je einem Absatz
beantworten kann, soll das schicken und sonst nichts. Vier der fünf, die beim zweiten Mal gefördert wurden, hatten diesen Brief
bekommen.</p>
<h2>Und das Ja</h2>
<p>Der Brief mit der guten Nachricht hatte vier Seiten Bedingungen vor der Summe. Jetzt steht die Summe am Anfang.</p>
`,
    sections: [
      {
        id: 'opening',
        type: 'richText',
        heading: 'Der erste Satz, damals und heute',
        html: `
<p><em>Damals:</em> „Der Stiftungsrat hat Ihren Antrag eingehend geprüft und bedauert, Ihnen in diesem Falle keine Förderung gewähren
zu können, was er sehr bedauert.“</p>
<p><em>Heute:</em> „Wir fördern die neue Küche nicht, denn sie liegt außerhalb der sechs Grafschaften, die unsere Satzung
zulässt.“</p>
`,
      },
    ],
  },
};
