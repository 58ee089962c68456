import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Ihr Kontaktformular fragt zu viel, und zu früh',
  short_description:
    'Wie man ein Anfrageformular Frage für Frage durchgeht, mit denen, die die Antworten lesen. Bringen Sie Kekse mit; es dauert eine Stunde.',
  image_alt: 'Druck in Grün: ein kleines Segelboot auf ruhigem Wasser',
  description: `
<p>Sieben Jahre lang saß ich am Empfang einer Klinik. Jeden Montag habe ich die Anfragen vom Wochenende ausgedruckt, und jeden Montag
las ich von jeder dieselben drei Zeilen: den Namen, die Nummer und das, was jemand ganz unten in eigenen Worten geschrieben hatte. Die
elf anderen Felder hatten ihn, schätze ich, zehn Minuten und ein paar Tränen gekostet. Gelesen hat sie niemand.</p>
<p>Dies ist die Stunde, in der wir das mit einer Praxis in Ordnung bringen.</p>
<h2>Wer dabei sein sollte</h2>
<p>Wer zurückruft. Wer die längste Frage haben wollte. Jemand, der entscheiden kann. Und niemand, der vor dem zweiten Keks „Daten“
sagt.</p>
<h2>Was Sie tun</h2>
<p>Drucken Sie das Formular aus. Fragen Sie zu jeder Frage dreierlei, laut:</p>
<ol>
<li>Wer liest diese Antwort <em>vor</em> dem ersten Gespräch?</li>
<li>Was tut er ihretwegen anders?</li>
<li>Was könnte geschehen, wenn der Falsche sie liest?</li>
</ol>
<p>Steht bei der ersten kein Name, streichen Sie die Frage. Heißt es bei der zweiten „nichts, aber wir brauchen es für die Akte“,
verschieben Sie sie ins erste Gespräch, wo ein Mensch erklären kann, warum er fragt. Wird es bei der dritten still im Raum, streichen Sie
sie, auch wenn jemand sie nützlich fände.</p>
`,
  headings: [
    {
      heading: 'Die Fragen, die übrig bleiben',
      description: `
<p>Nach meiner Erfahrung sind es vier, und eine davon ist neu:</p>
<ul>
<li><strong>Wie sollen wir Sie nennen?</strong> Nicht Vorname, Nachname und Anrede. Irgendein Name.</li>
<li><strong>Wie erreichen wir Sie?</strong> Ein Feld. Ob es eine Nummer ist oder eine Adresse, wissen die Leute, und Sie sehen es
auch.</li>
<li><strong>Wann ist ein Anruf gefahrlos, und dürfen wir etwas ausrichten?</strong> Diese Frage hat nie jemand, und keine wird sorgfältiger
beantwortet.</li>
<li><strong>Sollten wir vor dem Anruf etwas wissen?</strong> Freiwillig, und darunter eine Zeile: „Bitte keine Namen und keine
Einzelheiten. Wir fragen danach.“</li>
</ul>
`,
      image_alt: 'Druck in Sand: die Höhenlinien zweier Hügel',
    },
    {
      heading: 'Was unter den Knopf gehört',
      description: `
<p>Vor dem Knopf hält man an. Man möchte wissen, was er tut. Sagen Sie es, in dieser Reihenfolge: wer es liest, wann Sie antworten, wann
es gelöscht wird. Zum Beispiel:</p>
<blockquote><p>Anne oder Jens liest das, sonst niemand. Wir rufen am nächsten Werktag bis zwölf Uhr zurück. Wird nichts daraus, löschen
wir es nach dreißig Tagen. Sind Sie gerade in Gefahr, benutzen Sie bitte nicht dieses Formular: Rufen Sie 112 an.</p></blockquote>
<p>Dann halten Sie das Versprechen. Geht es bis zwölf nicht, schreiben Sie „binnen zwei Tagen“. Ein langsames Versprechen, das gehalten
wird, ist mehr wert als ein schnelles, und von der zweiten Sorte hatten die Leute am anderen Ende schon genug.</p>
<p>Eine Warnung. Wird ein Formular kürzer, nehmen die Anfragen zu, und manche kommen von Menschen, denen Sie nicht helfen können. Halten
Sie eine freundliche Antwort bereit, mit dem Namen von jemandem, der es kann. Von allen Ihren Briefen ist das der, den man
weitergibt.</p>
`,
      image_alt: 'Druck in Sand: Hügel mit wenigen Bäumen unter einer tief stehenden Sonne',
    },
  ],
};
