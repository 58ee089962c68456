import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Ein Lebenslauf für alle, die lieber keinen hätten',
  short_description:
    'Die Seiten über die Personen liest man häufiger als alles andere. Fünf Fragen, mit denen es sich lohnt.',
  image_alt: 'Druck in Sand: einzelne Blätter und Beeren',
  description: `
<p>Auf der Seite mit den Personen verbringen Besucher ihre Zeit, und geschrieben haben sie die, die am wenigsten Lust dazu hatten. Das
merkt man. „Angus verfügt über langjährige Erfahrung in vielfältigen Rechtsgebieten und verbringt seine Freizeit gern mit der Familie.“
Ich kenne Angus. Er hat einmal einen Mann vom Dach geholt, indem er mit ihm über Grundbücher sprach.</p>
<p>Ich bitte Angus nicht, etwas zu schreiben. Ich rufe ihn an, um zwanzig vor sechs, und stelle ihm fünf Fragen.</p>
<h2>Die fünf Fragen</h2>
<ol>
<li><strong>Was sagen die Leute in der ersten Minute, wenn sie Sie anrufen?</strong> Die Antwort beschreibt die Arbeit besser als jede
Aufzählung. „Dass sie einen Brief bekommen und ihn nicht geöffnet haben.“</li>
<li><strong>Was sagen Sie ihnen?</strong> „Dass sie ihn holen und öffnen sollen, solange ich da bin.“</li>
<li><strong>Zu wem sollte man statt zu Ihnen gehen?</strong> Hier zögern alle, und dann nennen sie mit großer Wärme zwei Kollegen. Drucken
Sie das. Nichts lässt ein Haus mehr wie ein Haus aussehen.</li>
<li><strong>Was haben Sie vorher gemacht?</strong> Nur, wenn es zählt. Eine Zeit als Rechtspfleger, ja. Ein Sommer in einer Bank,
nein.</li>
<li><strong>Was wird man an Ihnen bemerken?</strong> „Dass ich alles mit der Hand aufschreibe.“ „Dass ich langsam bin und nichts dagegen
habe, noch einmal gefragt zu werden.“</li>
</ol>
<p>Familie und Hund bleiben zu Hause, es sei denn, der Hund kommt mit zur Arbeit. Das ist eine Frage der Sicherheit ebenso wie des
Geschmacks: Mancher hat Mandanten, deren Gegner zornig auf ihn sind.</p>
<h2>Was dabei herauskommt</h2>
<blockquote><p><strong>Angus Mair</strong> kümmert sich um Menschen, die Post von der Gegenseite bekommen und sie auf der Kommode liegen
gelassen haben. Er wird Sie bitten, sie zu öffnen, solange er am Telefon ist. Angus war neun Jahre lang an einem Gericht und weiß,
welche der Fristen darin echt sind. Wenn es um Kinder geht, schickt er Sie zu Moira, bei Höfen zu Euan, der selbst einen hat. Er schreibt
alles mit der Hand auf, und das Blatt bekommen Sie.</p></blockquote>
<p>Angus beschwerte sich, das sei nicht besonders förmlich, und machte aus der „Kommode“ das „Fensterbrett“, denn dort liegen seine eigenen
Briefe.</p>
<h2>Vier Regeln für die ganze Seite</h2>
<ul>
<li>Alle gleich lang. Sonst zählt man die Zeilen und zieht Schlüsse, und die Partner tun es auch.</li>
<li>In der dritten Person, von einer Hand. Eine Seite voller Ichs ist ein Raum, in dem alle zugleich reden.</li>
<li>Auch der Empfang, und in derselben Länge. Ihm begegnet man.</li>
<li>Titel und Abschlüsse in einer Zeile am Ende, vollständig, für alle, die sie prüfen müssen.</li>
</ul>
<p>Geht jemand, nehmen Sie die Seite am selben Tag herunter und lassen Sie an ihrer Adresse einen Satz stehen: wer die Akten hat und wie man
ihn erreicht. Lesezeichen setzt man auf Menschen, nicht auf Kanzleien.</p>
`,
};
