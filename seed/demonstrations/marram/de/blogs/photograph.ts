import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Ein Foto, auf dem niemand ist',
  short_description:
    'Mandanten darf man nicht zeigen, Fotomodelle sehen aus wie Fotomodelle, und das Gebäude ist ein Gebäude. Was übrig bleibt, und wie man darunter wählt.',
  image_alt: 'Druck in Sand: ein kleines Segelboot auf ruhigem Wasser',
  description: `
<p>Früher oder später sagt jemand, die Seite wirke leer. In einem Haus wie Ihrem gehen die üblichen Mittel nicht. Mandanten und
Patienten darf man nicht fotografieren. Leute, die man bezahlt, damit sie so aussehen, täuschen niemanden: In diesem Licht hat in einer
Kanzlei noch nie jemand gelacht. Und dann gibt es noch den Richterhammer, den weder ein deutsches noch ein schottisches Gericht benutzt
und der auf den Seiten der Hälfte derer liegt, die dort auftreten.</p>
<p>Was bleibt, liegt bei mir in einer Schublade. Sie ist voller, als man denkt.</p>
<h2>Dinge, die wirklich da sind</h2>
<p>Die Tür, wie man sie sieht, wenn man ankommt, mit der Klingel. Der Stuhl, den man angeboten bekommt. Die Straße an einem Novembermorgen
um neun, denn dann wird man kommen. Solche Bilder nützen: Wer die Tür gesehen hat, findet sie, und wer den Stuhl gesehen hat, sitzt schon
ein wenig. Fotografieren Sie in Augenhöhe, an einem gewöhnlichen Tag, mit Ihrem Telefon. Nehmen Sie den Feuerlöscher weg und sonst
nichts.</p>
<h2>Hände</h2>
<p>Ihre, nicht die der Mandanten. Beim Siegeln, beim Blättern, auf einer Zeile. Kein Gesicht, kein Papier, das man lesen könnte.
Vergrößern Sie das Bild aufs Vierfache und sehen Sie noch einmal hin: In einer Brille habe ich einmal einen Namen gefunden.</p>
<h2>Drucke und Zeichnungen</h2>
<p>Ein Bild, das offensichtlich ein Bild ist, behauptet nichts. Man verwechselt es nicht mit einem Patienten, es altert nicht mit seinen
Frisuren, und still sein darf es auch. Wer in Ihrer Stadt druckt, überlässt Ihnen einen Druck zum Preis einer Stunde Fotografie und freut
sich über die Frage. Unsere sind Hügel, Blätter und Wasser, weil die von dem, der hinsieht, nichts wollen.</p>
<h2>Nichts</h2>
<p>Gute Schrift auf ruhigem Grund ist nicht leer. Schlagen Sie die erste Seite irgendeines Romans auf. Ist eine Seite ohne Bild schwer zu
lesen, hilft das Bild nicht; ist sie leicht zu lesen, muss das Bild die Unterbrechung wert sein.</p>
<h2>Woran man es erkennt</h2>
<p>Drei Fragen, bevor es online geht:</p>
<ul>
<li>Könnte jemand die Person darauf für einen Mandanten halten? Dann nicht, mit oder ohne Einwilligung.</li>
<li>Würde sich jemand, der Angst hat, beobachtet fühlen? Flure, Augen, Türen, die offen stehen. Das schließt mehr aus, als Sie
denken.</li>
<li>Was wüsste man nicht mehr, wenn es fehlte? Lautet die Antwort: den Weg hinein, machen Sie es größer.</li>
</ul>
<p>Porträts von Ihnen selbst sind etwas anderes. Man möchte wissen, wer auf der anderen Seite des Schreibtischs sitzen wird. Ein Fenster,
eine Wand, für alle derselbe Nachmittag, und keine verschränkten Arme. Sie werden fürs Reden bezahlt; es hilft, auszusehen, als könnte man
auch zuhören.</p>
`,
};
