import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Was es kostet, wenn es noch niemand wissen kann',
  short_description:
    'Eine Seite über die Kosten einer Arbeit, deren Ende niemand absieht, mit vier Zahlen, die Sie ehrlich nennen können, und einer Vorlage zum Abschreiben.',
  image_alt: 'Druck in Grau: drei Berge mit Schnee auf den Gipfeln',
  description: `
<p>Ich gehe bei uns ans Telefon, und ich bezahle unsere Rechnungen, darunter die eines Anwalts. Bevor ich ihn anrief, las ich seine
Seite über die Kosten. Dort stand, jeder Fall sei anders. Das ist jede Küche auch, und die Tischler kommen zurecht.</p>
<p>Er ist ein guter Anwalt, und unehrlich war die Seite nicht. Er konnte es nicht wissen. Aber vier Dinge wusste er, und aufgeschrieben
hatte er keines davon.</p>
`,
  headings: [
    {
      heading: 'Vier Zahlen, die Sie kennen',
      description: `
<ol>
<li><strong>Die erste Stunde.</strong> Was sie kostet, ob man sie gleich bezahlt, und dass man nichts weiter schuldet, wenn man es dabei
belässt. Diese eine Zahl bringt alle herein, die sich nicht zu fragen trauten.</li>
<li><strong>Der erste Abschnitt.</strong> Die meiste Arbeit hat einen: den Brief und die Antwort darauf, das Gutachten, den Antrag.
Nennen Sie den üblichen Preis, und was Sie an seinem Ende tun, nämlich anhalten und fragen.</li>
<li><strong>Die letzten zehn.</strong> Nehmen Sie die letzten zehn Sachen dieser Art, die abgeschlossen sind. Streichen Sie die teuerste
und die billigste. „Von unseren letzten zehn kosteten acht zwischen 1900 und 3400 Euro; die teuerste ging vor Gericht.“ Das ist eine
Tatsache aus der Vergangenheit und verspricht nichts.</li>
<li><strong>Was Sie nicht bestimmen.</strong> Gerichtskosten, Register, das Gutachten, die Umsatzsteuer. Daran stoßen sich die Leute
weniger als daran, im dritten Brief davon zu erfahren.</li>
</ol>
<p>Rechnen Sie nach Stunden ab, sagen Sie das, und sagen Sie auch, als was ein Anruf zählt. Mir hat man schon die sechs Minuten
berechnet, in denen wir besprachen, dass man mir sechs Minuten berechnet.</p>
`,
      image_alt: 'Druck in Sand: übereinandergelegte Bögen aus geschnittenem Papier',
    },
    {
      heading: 'Eine Seite zum Abschreiben',
      description: `
<blockquote>
<p><strong>Was kostet eine Trennung?</strong></p>
<p>Die erste Stunde kostet 180 Euro, und Sie bezahlen sie am selben Tag. Danach wissen Sie, woran Sie sind, und viele brauchen von uns
einige Monate lang nichts weiter.</p>
<p>Sind Sie sich über das meiste einig, schreiben wir die Vereinbarung für 1200 Euro. Darin sind zwei Runden mit Änderungen
enthalten.</p>
<p>Sind Sie sich nicht einig, können wir Ihnen die Summe nicht nennen, denn sie hängt von jemandem ab, der nicht unser Mandant ist. Von
den letzten zehn, die wir abgeschlossen haben, kosteten acht zwischen 2800 und 6100 Euro. Sooft weitere 750 Euro zusammengekommen
sind, schreiben wir Ihnen, bevor wir mehr ausgeben, und Sie können aufhören.</p>
<p>Das Gericht erhebt eigene Gebühren. Sie stehen unten, mit dem Tag, an dem wir sie zuletzt geprüft haben. Alle Preise enthalten die
Umsatzsteuer.</p>
</blockquote>
<p>Hundertdreißig Wörter. Eine Kanzlei in Fife brauchte elf Wochen, um sich darauf zu einigen, und die meisten davon kostete der Satz
über die letzten zehn. Zusammengezählt hatte sie noch niemand. Ein Partner war überrascht; ein anderer hatte es immer gewusst und war zu
höflich gewesen, es zu erwähnen.</p>
<p>Prüfen Sie vor dem Veröffentlichen, was bei Ihnen neben einem Preis zu stehen hat; eine gesetzliche Gebühr dürfen Sie nicht überall
unterschreiten. Und tragen Sie sich einen Tag in einem Jahr ein. Eine Seite über Kosten, die zwei Jahre alt ist, ist schlimmer als keine:
Sie ist die eine Seite, die man Ihnen mitbringt.</p>
`,
      image_alt: 'Druck in Grün: einzelne Blätter und Beeren',
    },
  ],
};
