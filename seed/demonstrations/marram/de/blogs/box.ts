import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Einen Karton verzeichnen, den niemand öffnen darf',
  short_description:
    'Gesperrte Akten, versiegelte Urkunden, Briefe mit einem Datum: wie man sagt, dass es etwas gibt, ohne zu sagen, was.',
  image_alt: 'Druck in Grau: einzelne Blätter und Beeren',
  description: `
<p>Jedes Archiv hat einen, und jeder Tresorraum einer Kanzlei: einen Karton, mit Band verschnürt, von dem nur eines feststeht, nämlich dass
man ihn noch nicht öffnen darf. Wenn der Katalog ins Netz geht, muss jemand entscheiden, was neben seiner Nummer steht.</p>
<p>Die meisten schreiben nichts. Die Nummer fehlt, auf 30 folgt 32, und wer zählen kann, weiß, dass es ein Geheimnis gibt und ungefähr, wie
groß es ist. Schweigen ist auch eine Beschreibung, und eine schlechte.</p>
<h2>Was man von allem sagen kann</h2>
<p>Wir verwenden fünf Angaben und veröffentlichen so viele davon, wie das Versprechen erlaubt, von oben an:</p>
<ol>
<li>Dass es das gibt.</li>
<li>Wie groß es ist: ein Karton, neunzehn Mappen.</li>
<li>Bis wann es geschlossen ist, als Datum.</li>
<li>Durch welche Art von Versprechen: eine Schenkung, ein Gericht, das Gesetz, ein lebender Mensch.</li>
<li>Wen man fragt.</li>
</ol>
<p>„Ein Karton, neunzehn Mappen. Nach den Bedingungen einer Schenkung bis zum 1. Januar 2041 geschlossen. Auskunft: die Archivarin.“ Das
verrät nichts, außer dass Sie Wort halten, und das darf jeder wissen.</p>
<h2>Auf das Datum kommt es an</h2>
<p>„Geschlossen“ ohne Datum ist eine Wand. Mit Datum ist es eine Tür. Steht in der Urkunde „zu meinen Lebzeiten“, schreiben Sie das, und
beauftragen Sie jemanden, sich einmal im Jahr auf anständige Weise zu erkundigen. Steht dort „auf ewig“, fragen Sie eine Anwältin; ewig ist
seltener, als man hofft.</p>
<p>Weiß niemand das Datum, sollte der Katalog es sagen: „Geschlossen. Wir suchen nach dem Grund.“ Vielleicht hat ihn ein Leser. In einem Fall
war es ein pensionierter Lehrer in Caithness, der das Band geknotet hatte.</p>
<h2>Titel verraten mehr als Inhalte</h2>
<p>Die Titel von Mappen schrieben Leute, die den Inhalt kannten, für Leute, die ihn auch kannten. „Schriftwechsel betr. E.s Krankheit“ ist
eine Diagnose mit Adresse. Bevor Titel veröffentlicht werden, liest sie jemand so, wie ein Fremder sie läse, mit einer Suchmaschine daneben,
und macht drei Stapel: so lassen, kürzen, nur die Nummer. Rechnen Sie mit einer Minute je Titel. Es ist die langweiligste Arbeit, die ich
kenne, und die einzige, die man hinterher nicht mehr berichtigen kann, denn Suchmaschinen heben Kopien auf.</p>
<h2>Wie es aussehen sollte</h2>
<p>Wie die anderen Einträge. Ein grauer Balken, ein Vorhängeschloss oder rote Schrift machen aus Diskretion eine Anzeige. Unsere stehen in
derselben Größe und Farbe da, mit dem Datum an der Stelle des Links. Man sagt mir nach, ich hätte mit dem Wort „geschlossen“ eine Woche
verbracht. Es waren vier Tage, und es steht jetzt in leicht gesperrten Kapitälchen, damit man es als Auskunft liest und nicht als
zugeschlagene Tür.</p>
<p>Und dann stellen Sie den Wecker. An dem Morgen, an dem sich ein Karton öffnet, ist jemand vor Ihnen am Lesesaal, und es wäre schade, wenn
der Schlüssel im Karton läge.</p>
`,
};
