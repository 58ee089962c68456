import type { Words } from '../../../../records.ts';

export const imprint: Words = {
  title: 'Impressum',
  slug: 'impressum',
  seo_description:
    'Das Unternehmen hinter diesen Seiten: Marram Ltd, Edinburgh, mit Geschäftsführung, Register und Telefon.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>Marram Ltd<br>9 Tolbooth Close, dritter Stock<br>Edinburgh<br>Schottland</p>
<p>Geschäftsführung: Elspeth Rankine, Morag Sinclair</p>
<p>Telefon: +44 131 496 0172<br>E-Mail: <a href="mailto:hello@marram.example">hello@marram.example</a></p>
<p>Eingetragen in Schottland unter einer Nummer, die wir uns ausgedacht haben, SC000172, so wie wir uns das Unternehmen ausgedacht
haben.</p>
<h2>Über diese Seiten</h2>
<p>Gesetzt in Newsreader und Figtree. Die Drucke und die Porträts zeichnet ein Programm; fotografiert wurden weder Kunden noch Hügel,
noch Kollegen. Die Texte darf jede Kanzlei und jede Praxis für sich abschreiben, mit oder ohne Angabe der Quelle.</p>
`,
    },
  ],
};

export const privacy: Words = {
  title: 'Datenschutz',
  slug: 'datenschutz',
  seo_description:
    'Was Marram aufhebt, wenn Sie diese Seiten besuchen oder schreiben, wer es liest und wann es vernichtet wird.',
  sections: [
    {
      id: 'text',
      type: 'richText',
      html: `
<p>Es ist richtig, dass Sie diese Seite lesen, bevor Sie uns schreiben. Sie ist kurz, weil wir wenig aufheben.</p>
<h2>Wer verantwortlich ist</h2>
<p>Marram Ltd, 9 Tolbooth Close, Edinburgh. Um den Datenschutz kümmert sich Morag Sinclair, unter
<a href="mailto:hello@marram.example">hello@marram.example</a> oder +44 131 496 0172.</p>
<h2>Wenn Sie nur lesen</h2>
<p>Es werden keine Cookies gesetzt. Schriften, Karten, Filme und Zähler werden von niemandem sonst geholt, also erfährt kein anderes
Unternehmen, dass Sie hier waren. Die Firma, die unseren Server betreibt, hebt ihr technisches Protokoll sieben Tage auf.</p>
<h2>Wenn Sie schreiben oder um einen Termin bitten</h2>
<p>Wir heben auf, was Sie geschrieben haben, wann und von welcher Seite aus, damit wir antworten können; das Gesetz nennt es ein
berechtigtes Interesse, wir nennen es Anstand. Morag liest es und zeigt es einem von uns. Die Mitteilung, dass eine Nachricht
gekommen ist, geht in unser Postfach, das ein Anbieter im Vereinigten Königreich für uns betreibt.</p>
<p>Nachrichten werden nach so vielen Tagen vernichtet, wie unter jedem Formular steht, oder an dem Tag, an dem Sie darum bitten.
Arbeiten wir zusammen, heben wir Rechnungen sechs Jahre lang auf, weil das britische Finanzamt sie sehen möchte.</p>
<h2>Was Sie verlangen dürfen</h2>
<p>Zu sehen, was wir haben; dass wir es berichtigen, sperren, herausgeben oder vernichten; und Sie dürfen widersprechen, dass wir es
haben. Sagen Sie es Morag; begründen müssen Sie es nicht. Machen wir es schlecht, nimmt das Information Commissioner’s Office
Beschwerden entgegen, und nur weil wir schneller sind, bitten wir Sie, es zuerst bei uns zu versuchen.</p>
`,
    },
  ],
};
