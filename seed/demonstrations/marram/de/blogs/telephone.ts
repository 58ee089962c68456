import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Die ersten vierzig Sekunden am Telefon',
  short_description:
    'Was man sagt, wenn man zum ersten Mal anruft, was man zu hören bekommt, und eine halbe Seite, mit der es besser geht.',
  image_alt: 'Druck in Sand: lange Linien wie Wind im Gras',
  description: `
<p>Wenn wir eine Website verbessern sollen, bitte ich um einen Vormittag neben dem Telefon. Den Anrufern höre ich nicht zu, nur unserer
Seite. Nach rund vierzig solchen Vormittagen könnte ich die ersten vierzig Sekunden fast jedes Gesprächs ungehört
aufschreiben.</p>
<p>Es beginnt mit einer Entschuldigung. „Entschuldigung, ich weiß nicht, ob ich hier richtig bin.“ Geübt hatten sie einen Satz, und
dieser war es nicht. Dann sagt die Praxis: „Wie ist Ihr Name?“ Und die Hälfte dessen, was sie sagen wollten, ist weg.</p>
`,
  headings: [
    {
      heading: 'Antworten Sie zuerst auf die Entschuldigung',
      description: `
<p>Man hat Ihnen keine Frage gestellt. Man hat gefragt, ob man darf. Darum sollte das Erste, was der Empfang sagt, eine Antwort darauf
sein, und die kann immer gleich lauten:</p>
<blockquote><p>„Zum Fragen sind Sie hier richtig. Ich bin Anne, ich bin keine Anwältin, und die Geschichte brauchen Sie mir nicht zu
erzählen. Soll ich Ihnen sagen, wie es gewöhnlich geht?“</p></blockquote>
<p>Darin geschieht viererlei. Sie dürfen bleiben. Sie wissen, wer da ist. Das Schlimmste in ihrem Leben müssen sie nicht jemandem
erzählen, der dann sagt „Ich verbinde Sie“, und danach noch einmal. Und es gibt ein „gewöhnlich“, also sind sie nicht die
Ersten.</p>
<p>Das dauert neun Sekunden. Mit dem Namen kann man warten, bis es einen Grund gibt, ihn zu nennen, und in unserem Fach sollte man
nicht jeden danach fragen. „Wie darf ich Sie ansprechen?“ genügt, bis es eine Akte gibt.</p>
`,
      image_alt: 'Druck in Grau: Hügel mit wenigen Bäumen unter einer tief stehenden Sonne',
    },
    {
      heading: 'Eine halbe Seite neben dem Telefon',
      description: `
<p>Sie hat fünf Zeilen in großer Schrift und ist für alle gleich, die abheben könnten, auch für die Partnerin, die um sechs noch da
ist.</p>
<ol>
<li>„Zum Fragen sind Sie hier richtig. Ich bin …“</li>
<li>„Die Geschichte brauchen Sie mir nicht zu erzählen.“</li>
<li>Wie es geht: wer zurückruft, bis wann, was das erste Gespräch kostet. Drei Sätze, mit den wirklichen Zahlen.</li>
<li>„Können wir Sie unter dieser Nummer gefahrlos anrufen? Darf ich etwas ausrichten, und als wer?“</li>
<li>Wenn es nichts für uns ist: zwei Namen mit Nummern und „Sagen Sie, dass wir Sie geschickt haben“.</li>
</ol>
<p>Auf der Rückseite stehen die vier Anrufe, die einmal im Monat kommen und alle aus der Fassung bringen: jemand in Gefahr, jemand von
der Zeitung, die Gegenseite und ein Mandant, der zornig ist und recht hat. Zu jedem ein Satz, und wen man holt.</p>
<h3>Dann bringen Sie die Website in Ordnung</h3>
<p>Führen Sie eine Strichliste, was nach Zeile 3 gefragt wird. In zwei Wochen haben Sie zehn Fragen, von denen sieben das Parken
betreffen. Die Antworten gehören auf die Seite mit der Telefonnummer, über die Nummer. Die Gespräche werden etwa eine Minute kürzer.
Dafür dankt Ihnen niemand. Aber weniger beginnen mit einer Entschuldigung, und darauf höre ich.</p>
`,
      image_alt: 'Druck in Grau: übereinandergelegte Bögen aus geschnittenem Papier',
    },
  ],
};
