import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Ein Brief, der am schlimmsten Tag ankommt',
  short_description:
    'Wie man einer Familie in der ersten Woche nach einem Todesfall schreibt: was sie in dieser Woche braucht, was warten kann, und ein Brief zum Abschreiben.',
  image_alt: 'Druck in Grau: Hügel mit wenigen Bäumen bei Nacht',
  description: `
<p>Jede Nachlassabteilung hat diesen Brief. Er geht in der Woche der Beerdigung zur Post, beginnt damit, dass es einem leidtut, und hat
Anlagen. Ich habe sehr viele gelesen, meistens laut, meistens den Anwälten vor, die sie unterschrieben hatten. Etwa beim vierten
Absatz werden sie still.</p>
<p>Nichts darin ist unwahr oder unfreundlich. Er ist nur für die Akte geschrieben, und geöffnet wird er in einer Küche.</p>
`,
  headings: [
    {
      heading: 'Was eine Familie in dieser Woche wissen muss',
      description: `
<p>Sehr wenig. Wenn wir ein Jahr später fragen, ist die Liste immer dieselbe:</p>
<ul>
<li>dass sie in dieser Woche weder wegen des Hauses noch wegen der Bank oder der Rente etwas tun muss;</li>
<li>das eine, was sie nicht tun darf, und meistens heißt das: die Karte des Verstorbenen benutzen;</li>
<li>einen Namen und eine Durchwahl, von jemandem, der im März noch da ist;</li>
<li>wann Sie wieder schreiben.</li>
</ul>
<p>Alles andere, was Sie beilegen, bewahrt sie auf, ungelesen, in einer Tragetasche, und schämt sich dafür. Die Tragetasche ist so
verbreitet, dass einer unserer Kunden das erste Gespräch inzwischen mit den Worten vorbereitet: „Bringen Sie die Tasche mit.“</p>
`,
      image_alt: 'Druck in Grün: übereinandergelegte Bögen aus geschnittenem Papier',
    },
    {
      heading: 'Ein Brief zum Abschreiben',
      description: `
<blockquote>
<p>Sehr geehrte Frau Petrie,</p>
<p>vom Tod Ihres Mannes zu hören, hat mir leidgetan. Ich bin ihm zweimal begegnet, wegen des Hofs, und beide Male hat er mich zum Lachen
gebracht.</p>
<p>In dieser Woche müssen Sie nichts tun. Das Haus ist versichert, die Bank weiß Bescheid, und die Rentenstelle schreibt uns und nicht
Ihnen. Nur um eines bitte ich Sie: dass niemand seine Bankkarte benutzt, auch nicht für die Beerdigung. Die lässt sich auf einem
anderen Weg von seinem Konto bezahlen; ich erkläre es Ihnen.</p>
<p>In etwa drei Wochen schreibe ich Ihnen wieder und schlage einen Termin vor. Vorbereiten müssen Sie nichts. Haben Sie Briefe, mit
denen Sie nichts anzufangen wissen, legen Sie sie in eine Tasche und bringen Sie die Tasche mit.</p>
<p>Wenn Sie vorher etwas beunruhigt, rufen Sie mich an: 030 23125 104. Das ist mein eigenes Telefon. Bin ich nicht da, geht Kirsty
daran, und sie weiß Bescheid.</p>
<p>Mit freundlichen Grüßen<br>Fiona Ure</p>
</blockquote>
<p>Hundertfünfzig Wörter, ungefähr. Sind Sie ihm nie begegnet, lassen Sie den Hof weg; ersetzen Sie ihn nicht durch eine Wendung über
diese schwere Zeit. Was für eine Zeit das ist, weiß Frau Petrie.</p>
`,
      image_alt: 'Druck in Sand: ein kleines Segelboot auf ruhigem Wasser',
    },
    {
      heading: 'Was man in der Kanzlei dagegen sagen wird',
      description: `
<p>Dass die Vergütungsvereinbarung hinausmuss. Das muss sie. Schicken Sie sie mit dem zweiten Brief und sagen Sie in einem Satz, was
Ihre Arbeit kostet. Dass ein Ausweis nötig ist. Das ist er, beim Termin. Dass der Brief Ihre Haftung nicht begrenzt. Ganz recht; das
Gespräch über den Hof hat es auch nicht getan.</p>
<p>Klären Sie mit Ihrer Kammer, was wann zu schicken ist, denn das ist verschieden und ändert sich. Nach unserer Erfahrung verlangen die
Regeln in der ersten Woche viel weniger als die Vorlage. Vorlagen wachsen nach jeder Beschwerde um einen Absatz, und dass ein Brief zu
kurz war, darüber hat sich noch niemand beschwert.</p>
`,
      image_alt: 'Druck in Grün: lange Linien wie Wind im Gras',
    },
  ],
};
