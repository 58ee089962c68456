import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Vier Unterschriften und keine Entscheidung',
  short_description:
    'Wie eine Partnerschaft ihre Texte freigibt, warum das neun Wochen dauert, und eine Regelung, die neun Tage braucht und niemandem wehtut.',
  image_alt: 'Druck in Sand: Hügel mit wenigen Bäumen unter einer tief stehenden Sonne',
  description: `
<p>Ich führe unseren Kalender und weiß daher, wie lange etwas dauert. Die Seiten für eine Kanzlei zu schreiben, dauert drei Wochen. Sie
freigeben zu lassen, dauert neun. Langsam ist dabei niemand. Man hat die Freigabe nur von allen verlangt, und das ist eine Art, sie von
niemandem zu verlangen.</p>
<p>Der Text geht an vier Partner. Der erste verbessert ein Komma und das Wort „sowie“. Die zweite, die gesehen hat, was der erste
verbessert hat, fügt einen Absatz über ihr Dezernat hinzu, denn seines hat jetzt auch einen. Der dritte ist bei Gericht. Die vierte gibt
binnen einer Stunde alles frei, ungelesen, und erhebt Einspruch, als es gedruckt ist.</p>
`,
  headings: [
    {
      heading: 'Ein Stift und drei Fragen',
      description: `
<p>Zwei verschiedene Dinge heißen Freigabe. Das eine ist, zu entscheiden, was im Text steht. Das andere ist, dafür zu sorgen, dass er
keinen Schaden anrichtet. Für das Erste braucht man eine Person. Für das Zweite mehrere, und jede bekommt eine Frage.</p>
<p>Darum bitten wir ein Haus, vorab zu benennen:</p>
<ul>
<li><strong>Den Stift.</strong> Eine Partnerin oder einen Partner, der über jedes Wort entscheidet und nichts zu begründen braucht. Nicht
den Ältesten: Nehmen Sie den, der die meisten Mandanten sieht.</li>
<li><strong>Das Berufsrecht</strong>, mit der Frage: Verstößt ein Satz gegen eine Vorschrift? Bitte zitieren Sie sie.</li>
<li><strong>Jede Dezernatsleitung</strong>, mit der Frage: Ist etwas über Ihre Arbeit unwahr?</li>
<li><strong>Den Empfang</strong>, mit der Frage: Müssten Sie davon etwas am Telefon erklären?</li>
</ul>
<p>Ob es gefällt, fragt man niemanden. Man bekäme es gesagt, und dann wäre es unhöflich, sich nicht daran zu halten.</p>
`,
      image_alt: 'Druck in Grau: lange Linien wie Wind im Gras',
    },
    {
      heading: 'Neun Tage',
      description: `
<p>Der Zeitplan passt auf eine Karte.</p>
<ol>
<li><strong>Montag.</strong> Der Text geht hinaus, auf Papier, für jeden ein Exemplar, mit der einen Frage obenan. Auf Papier, weil dort
niemand die Verbesserungen der anderen verbessern kann.</li>
<li><strong>Bis Donnerstag</strong> um zwölf kommen die Antworten zu mir, nicht zueinander. „Nein“ ist eine Antwort. Keine ist auch eine:
Auf der Karte steht, dass Schweigen am Donnerstag keine Einwände bedeutet, und die Karte haben alle unterschrieben.</li>
<li><strong>Freitag.</strong> Der Stift bekommt eine Liste und geht sie mit Elspeth durch, in einer Stunde. Was unwahr ist, wird
berichtigt. Was gegen eine Vorschrift verstößt, auch. Alles andere liegt beim Stift.</li>
<li><strong>Am Dienstag darauf</strong> wird veröffentlicht. Alle bekommen den Text am selben Morgen mit einem Zettel: Ich sammle
Änderungen, und in sechs Wochen machen wir sie gemeinsam.</li>
</ol>
<p>Der letzte Satz leistet das meiste. Um ein Komma kämpft man, weil man glaubt, es gehe um jetzt oder nie. Von allen Änderungen, die
sechs Wochen in meiner Mappe lagen, wollte der Absender etwa jede fünfte noch.</p>
<p>Eine Kanzlei, die es ausprobiert hat, sagte mir, es habe ihr keine Zeit gespart, weil sie die ganze Zeit damit verbracht habe, den Stift
zu wählen. Das überrascht mich nicht. Darum war es in den neun Wochen gegangen.</p>
`,
      image_alt: 'Druck in Grau: ein kleines Segelboot auf ruhigem Wasser',
    },
  ],
};
