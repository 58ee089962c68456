import type { Words } from '../../../../records.ts';

export const texts: Record<string, Words> = {
  'Plain English Rewriting': {
    title: 'Klartext',
    short_description:
      'Die Seiten, Briefe und Merkblätter, die Sie schon haben, in Sätzen, die man auch besorgt nur einmal lesen muss und weitersagen kann. Je Seite, auf Deutsch oder Englisch.',
    image_alt: 'Druck in Grün: übereinandergelegte Bögen aus geschnittenem Papier',
    detail_page_heading: 'Dasselbe, so gesagt, dass man es versteht',
    detail_page_image_alt: 'Druck in Grau: übereinandergelegte Bögen aus geschnittenem Papier',
    detail_page_description: `
<p>Sie schicken eine Seite: Kosten, Einwilligung, was eine Vorsorgevollmacht ist, warum wir Ihnen schreiben. Sie bekommen sie kürzer
zurück, in einer Reihenfolge, der man auch in Not folgen kann, und ohne dass etwas fehlt, das Ihre Versicherung vermissen würde.</p>
<h2>Wie eine Seite entsteht</h2>
<ol>
<li>Noor liest sie laut und streicht an, wo ihr die Luft ausgeht.</li>
<li>Wir fragen die Person an Ihrem Telefon, was die Leute sagen, wenn sie die Seite gelesen haben.</li>
<li>Elspeth schreibt sie auf Englisch neu, Tobias auf Deutsch. Fachwörter, die bleiben müssen, werden beim ersten Mal erklärt, in
Klammern, in höchstens neun Wörtern.</li>
<li>Sie bekommen beide Fassungen nebeneinander, mit einer Anmerkung überall, wo sich der Sinn verschoben haben könnte.</li>
<li>Zwei Menschen aus anderen Berufen lesen den Text und sagen Noor in eigenen Worten, was sie jetzt tun würden. Liegen sie falsch,
geht es bei 3 weiter.</li>
</ol>
<h2>Was eine Seite ist</h2>
<p>Bis zu 500 Wörter von Ihnen. Ab zehn Seiten kostet jede £160. Formulare zählen nach Fragen, denn jede ist eine kleine Seite für
sich, zu £25.</p>
<h2>Was wir nicht ändern</h2>
<p>Das Gesetz, die Dosis und das Honorar. Ist ein Satz unklar, weil die Regelung dahinter es ist, sagen wir das und lassen ihn
stehen.</p>
`,
    detail_page_strategy_heading: 'Ein Satz, vorher und nachher',
    detail_page_strategy_description: `
<p><em>Vorher:</em> „Im Falle der Nichtvorlage eines geeigneten Identitätsnachweises kann eine Mandatsübernahme nicht erfolgen.“</p>
<p><em>Nachher:</em> „Bevor wir anfangen, müssen wir prüfen, wer Sie sind. Bringen Sie bitte Ihren Pass oder Personalausweis mit.“</p>
`,
  },
  'The Quarterly Letter': {
    title: 'Der Quartalsbrief',
    short_description:
      'Viermal im Jahr zwei Seiten Papier an Mandanten oder Patienten und an alle, die Ihnen welche schicken: geschrieben, gesetzt, gedruckt und zur Post gebracht. Je Ausgabe.',
    image_alt: 'Druck in Sand: Zweige mit ihren Blättern',
    detail_page_heading: 'Ein Brief aus einer Kanzlei, kein Newsletter',
    detail_page_image_alt: 'Druck in Grün: Zweige mit ihren Blättern',
    detail_page_description: `
<p>Wer vielleicht einmal in zehn Jahren eine Anwältin braucht, will keinen Newsletter. Zwei Seiten Papier, aus denen man eine
nützliche Sache erfährt, liest er schon, wenn sie wie ein Brief aussehen und nicht öfter kommen als die Gasrechnung.</p>
<h2>Was im Preis enthalten ist</h2>
<ul>
<li>Eine Stunde am Telefon mit jemandem aus Ihrem Haus. Daraus werden rund 600 Wörter unter Ihrem Namen.</li>
<li>Satz, Korrekturabzüge und der Druck von bis zu 200 Stück auf ordentlichem Papier; jedes weitere £1.10, dazu das Porto.</li>
<li>Umschläge ohne Aufdruck. Dass jemand zum Psychiater geht, braucht kein Briefträger zu wissen.</li>
<li>Derselbe Text als Seite Ihrer Website und als E-Mail für alle, denen das lieber ist.</li>
<li>Das Verzeichnis, von Morag in Ordnung gehalten: Umzüge, Todesfälle und alle, die nichts mehr hören möchten.</li>
</ul>
<h2>Was Sie erwarten dürfen</h2>
<p>Bei den ersten beiden Ausgaben sehr wenig. Nach der dritten fangen Kollegen an, davon zu sprechen. Eine Notarin, für die wir
schreiben, hat eine Schublade voller Antworten, eine davon ein Gedicht. Ein Gedicht können wir nicht versprechen.</p>
<h2>Was wir nicht verschicken</h2>
<p>Weihnachtsgrüße.</p>
`,
    detail_page_strategy_heading: 'Wem man schreibt',
    detail_page_strategy_description: `
<p>Nicht allen, die in den Akten stehen. Ein Brief an eine Adresse, die jemand aus Angst verlassen hat, bringt ihn in Gefahr. Wir
beginnen mit denen, die darum gebeten haben, und mit den rund vierzig Leuten, die andere zu Ihnen schicken, und fragen bei jedem
weiteren Namen nach.</p>
`,
  },
  'Being Found, Without Following': {
    title: 'Gefunden werden, ohne zu verfolgen',
    short_description:
      'Suche für alle, die keine Anzeigen schalten können, die Leuten nachlaufen: die richtigen Seiten, die richtigen Worte und Geduld.',
    image_alt: 'Druck in Grau: drei Berge mit Schnee auf den Gipfeln',
    detail_page_heading: 'Gefunden von denen, die suchen, und von niemandem sonst',
    detail_page_image_alt: 'Druck in Grün: drei Berge mit Schnee auf den Gipfeln',
    detail_page_description: `
<p>Jemand tippt nachts um zwei eine Frage ein. Wir sorgen dafür, dass Ihre Seite sie beantwortet und kein Werbeunternehmen erfährt,
wer gefragt hat.</p>
<h2>Was wir in einem Quartal tun</h2>
<ul>
<li>Herausfinden, wonach Menschen suchen, bevor sie das Wort für das kennen, was sie brauchen. Niemand tippt
„Erbauseinandersetzung“. Man tippt „mein Bruder hat die Schlösser ausgetauscht“.</li>
<li>Acht Fragen auswählen, für die Sie die Richtigen sind, und zu jeder eine Seite schreiben.</li>
<li>Beheben, was Suchmaschinen aussperrt: langsame Seiten, doppelte Adressen, das PDF, das eine Seite hätte werden sollen.</li>
<li>Ihre Einträge in Verzeichnissen und Karten in Ordnung bringen, auch den mit der alten Faxnummer.</li>
<li>Anfragen zählen, mit einer Frage am Telefon, „Wie sind Sie auf uns gekommen?“, und einer Strichliste daneben.</li>
</ul>
<h2>Was wir weglassen und was Sie das kostet</h2>
<p>Keine Zählpixel, keine Besucherlisten, keine Anzeigen, die neben dem Wetter wieder auftauchen. Wer Hilfe gegen das Trinken
gesucht hat, soll bei der Arbeit nicht daran erinnert werden. Dafür können wir Ihnen keine Grafik zeigen, aus welchem Besucher ein
Mandant wurde. Sie bekommen die Strichliste und unsere Meinung.</p>
<h2>Danach</h2>
<p>Auf Wunsch £380 im Quartal, und wir sehen weiter nach den Seiten. Bis sich etwas zeigt, vergehen drei bis neun Monate. Wenn ein
Mitbewerber zehnmal so viel für Anzeigen ausgibt, steht er über Ihnen, und wir behaupten nichts anderes.</p>
`,
    detail_page_strategy_heading: 'Wer das nicht bestellen sollte',
    detail_page_strategy_description: `
<p>Eine Praxis mit Warteliste. Mehr Anfragen wären nur mehr Briefe, die mit „leider“ beginnen. Lassen Sie stattdessen diesen Brief neu
schreiben; er kostet <a href="/services/plain-english-rewriting">£190</a>.</p>
`,
  },
  'The Difficult Statement': {
    title: 'Die schwierige Mitteilung',
    short_description:
      'Wenn etwas geschehen ist und man Sie fragen wird: was zu sagen ist, wem zuerst, und was ungesagt bleibt. Je Tag.',
    image_alt: 'Druck in Grün: lange Linien wie Wind im Gras',
    detail_page_heading: 'Es ist etwas geschehen. Das tun wir bis zum Mittag',
    detail_page_image_alt: 'Druck in Grau: lange Linien wie Wind im Gras',
    detail_page_description: `
<p>Im Zug ist ein Laptop liegen geblieben. Ein Kollege ist beurlaubt. Die Familie eines Patienten ist zur Zeitung gegangen. Für das
Recht und für die Versicherung haben Sie Leute. Wir kümmern uns um die Worte und um die Reihenfolge, in der man sie hört.</p>
<h2>Ein erster Tag, gewöhnlich</h2>
<ul>
<li><strong>Bis zehn</strong> ist Elspeth bei Ihnen oder am Telefon, mit einem Notizbuch, das bei Ihnen bleibt.</li>
<li><strong>Bis elf</strong> gibt es zwei Listen: was man weiß, und wer es hören muss, bevor er es liest.</li>
<li><strong>Bis eins</strong> gibt es einen Text von weniger als 120 Wörtern, mit Ihren Anwälten abgestimmt. Er sagt, was geschehen
ist, was Sie getan haben, wen man anruft und wann Sie mehr sagen.</li>
<li><strong>Bis drei</strong> haben die Betroffenen davon gehört, von jemandem, den sie kennen.</li>
<li><strong>Dann</strong> steht es auf der Website, und am Empfang liegt eine halbe Seite mit Antworten neben dem Telefon.</li>
</ul>
<h2>Was wir nicht tun</h2>
<p>Redaktionen bearbeiten, etwas am Freitagabend verstecken oder Sätze schreiben, in denen niemand etwas getan hat. „Es wurden Fehler
gemacht“ kostet das Doppelte.</p>
<h2>Vorher</h2>
<p>Billiger ist es, vorbereitet zu sein. Für £950 verbringen wir einen ruhigen Tag mit den drei Dingen, die bei Ihnen am ehesten
schiefgehen, und lassen Ihnen zu jedem die erste Stunde da, auf einer Seite.</p>
`,
    detail_page_strategy_heading: 'Die Nummer dafür',
    detail_page_strategy_description: `
<p>+44 131 496 0172. Bis zehn Uhr abends hat Morag das Telefon bei sich. Sagen Sie, es gehe um eine schwierige Mitteilung; mehr
brauchen Sie nicht zu sagen, bis jemand dafür unterschrieben hat.</p>
`,
  },
};
