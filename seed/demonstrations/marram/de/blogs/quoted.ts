import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Jemanden zitieren, der nicht genannt werden darf',
  short_description:
    'Ein Lob von „Frau B., Perthshire“ überzeugt niemanden und kann sie trotzdem verraten. Vier Wege, die ehrlich und sicher sind.',
  image_alt: 'Druck in Grün: Hügel mit wenigen Bäumen unter einer tief stehenden Sonne',
  description: `
<p>Elf Jahre lang habe ich in einer Zeitung Anfangsbuchstaben hinter Zitate gesetzt und kann berichten, was sie bewirken. Den
Nachbarn sagen sie alles, den Lesern nichts. „Frau B., Perthshire, nach dreißig Jahren getrennt“ ist eine einzige Frau, und in
ihrem Dorf wissen alle, welche.</p>
<p>Also drucken die meisten in unserem Fach entweder gar nichts oder etwas so Ungefähres, dass es auch von einer Autowerkstatt
handeln könnte. Dazwischen ist Platz.</p>
`,
  headings: [
    {
      heading: 'Bitten Sie um einen Satz über sich, nicht über die anderen',
      description: `
<p>Verräterisch sind die Umstände eines Menschen. Den Nächsten überzeugt, wie Sie sich verhalten haben. Beides lässt sich trennen,
durch die Frage. Fragen Sie nicht: „Wie war Ihr Fall?“ Stellen Sie eine von diesen, in einem Brief, sechs Wochen nachdem die Akte
geschlossen ist:</p>
<ul>
<li>Was haben wir getan, womit Sie nicht gerechnet hatten?</li>
<li>Wovor hatten Sie Angst, bevor Sie kamen, und was ist daraus geworden?</li>
<li>Was sollten wir dem Nächsten am Telefon sagen?</li>
</ul>
<p>„Er hat mir am ersten Tag gesagt, was er noch nicht weiß“ enthält niemandes Scheidung. Das könnte unter jedem Namen stehen, oder
unter keinem.</p>
`,
      image_alt: 'Druck in Grün: die Höhenlinien zweier Hügel',
    },
    {
      heading: 'Setzen Sie etwas Wahres darunter',
      description: `
<p>Anfangsbuchstaben misstraut man, weil man sie als Erstes erfindet. Besser sind, in steigender Reihenfolge:</p>
<ol>
<li><strong>Der volle Name einer Kollegin.</strong> Der Steuerberater, der Leute zu Ihnen schickt, die Stationsleiterin, die
Anwältin der Gegenseite. Sie haben kein Geheimnis zu wahren, und ihr Urteil wiegt mehr.</li>
<li><strong>Eine Rolle.</strong> „Eine Mandantin im Familienrecht, 2025.“ Das behauptet wenig, und man glaubt es.</li>
<li><strong>Ihre eigene Hand.</strong> „Von den letzten dreißig, die auf unseren Brief geantwortet haben, hatten neunzehn Angst vor
der Rechnung. In der ersten Stunde nennen wir jetzt einen Betrag.“ Da wird niemand zitiert, und es ist doch das Stärkste von den
dreien, denn es endet mit etwas, das Sie getan haben.</li>
</ol>
`,
      image_alt: 'Druck in Sand: übereinandergelegte Bögen aus geschnittenem Papier',
    },
    {
      heading: 'Holen Sie eine Einwilligung, die man zurücknehmen kann',
      description: `
<p>Schreiben Sie den genauen Wortlaut auf, wo er stehen wird und bis wann. Ein Jahr ist reichlich. Sagen Sie, wie man ihn zurückzieht;
ein Anruf muss genügen. Und tragen Sie den Tag in den Kalender dessen ein, dem die Website gehört, denn eine Einwilligung, an die
sich niemand erinnert, ist keine.</p>
<blockquote><p>Wir möchten diese Worte bis März 2027 auf unserer Website zeigen, unter „ein Mandant, 2026“. Sie können es sich
jederzeit anders überlegen: Rufen Sie Anne an, sie fragt nicht nach dem Grund.</p></blockquote>
<p>Und fragen Sie nicht alle. Lassen Sie aus, wessen Sache nicht vorbei ist, wer noch zornig auf jemanden ist, der lesen kann, und
wem es schwerfiele, Ihnen etwas abzuschlagen. In einer Klinik sind das an den meisten Tagen die meisten. Dann ist die ehrliche Zahl
der Zitate null, und eine Seite, die das in zwei Sätzen sagt, ist mehr wert als „J., 43“.</p>
<p>Ihre Kammer hat dazu womöglich eine Meinung, und die geht unserer vor.</p>
`,
      image_alt: 'Druck in Grün: lange Linien wie Wind im Gras',
    },
  ],
};
