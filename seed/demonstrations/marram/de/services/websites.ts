import type { Words } from '../../../../records.ts';

export const websites: Record<string, Words> = {
  'Practice Websites': {
    title: 'Websites für Kanzleien und Praxen',
    short_description:
      'Acht bis zwölf Seiten für eine Kanzlei, eine Klinik oder ein Notariat: geschrieben, gesetzt, gebaut und auf das ' +
      'Berufsrecht hin gelesen, bevor jemand anders sie sieht.',
    image_alt: 'Druck in Grün: Hügel mit wenigen Bäumen unter einer tief stehenden Sonne',
    detail_page_heading: 'Eine Website, die ein Mensch in Angst benutzen und eine Kammer lesen kann',
    detail_page_image_alt: 'Druck in Sand: Hügel mit wenigen Bäumen unter einer tief stehenden Sonne',
    detail_page_description: `
<p>Sie bekommen acht bis zwölf Seiten. Darauf steht, was Sie tun, in den Worten, die man am Telefon gebraucht; wer sich kümmert; wie
das erste Gespräch abläuft; was es kostet oder wonach es sich richtet; und was man vorher wissen muss. Das Wort „Leidenschaft“ kommt
nicht vor.</p>
<h2>Wie die zehn Wochen vergehen</h2>
<ul>
<li><strong>Woche 1 und 2.</strong> Noor verbringt einen Vormittag an Ihrem Empfang und einen bei der Person, die Mandanten oder
Patienten als Erste sieht. Sie geht mit einer Liste von Fragen, geordnet nach der Sorge, die sie machen.</li>
<li><strong>Woche 3 bis 5.</strong> Elspeth und Tobias schreiben. Sie sehen zuerst eine Seite, dann je drei.</li>
<li><strong>Woche 6.</strong> Jemand bei Ihnen liest alles auf das Berufsrecht hin. Wir rechnen mit einer Woche, weil es noch nie
schneller ging.</li>
<li><strong>Woche 7 bis 9.</strong> Tobias setzt die Seiten, und Iain baut sie, unter einer nicht öffentlichen Adresse, die Sie
auch von zu Hause öffnen können.</li>
<li><strong>Woche 10.</strong> An einem Mittwochmorgen geht sie ans Netz. Iain sitzt dabei am Telefon.</li>
</ul>
<h2>Was Besucher hinterlassen</h2>
<p>Nichts. Es gibt keine Cookies, keine Besucherstatistik von Dritten, keine Karte, die ihrem Hersteller berichtet. Wenn Sie wissen
müssen, wie viele die Seite über Trennungen lesen, kann der Server die Aufrufe zählen, ohne zu wissen, wessen sie waren.</p>
<h2>Nicht enthalten</h2>
<p>Fotos, von denen wir ohnehin abraten. Eine dreizehnte Seite kostet £420.</p>
`,
    detail_page_strategy_heading: 'Was es von Ihnen verlangt',
    detail_page_strategy_description: `
<p>Etwa vierzehn Stunden in zehn Wochen, die meisten davon von einer Person in der Leitung. Zwei Vormittage am Empfang. Und eine
Entscheidung, die Ihnen niemand abnehmen kann: von welcher Arbeit Sie mehr wollen und welche lieber anderswohin ginge.</p>
`,
  },
  'Enquiry Forms': {
    title: 'Anfrageformulare',
    short_description:
      'Ein Formular, das weniger fragt, die Antworten sicher aufhebt und den Leuten sagt, was geschieht, wenn sie auf den Knopf drücken.',
    image_alt: 'Druck in Sand: die Höhenlinien zweier Hügel',
    detail_page_heading: 'Das Erste, was man Ihnen anvertraut, so sorgsam verwahrt wie das Letzte',
    detail_page_image_alt: 'Druck in Grün: die Höhenlinien zweier Hügel',
    detail_page_description: `
<p>Die meisten Anfrageformulare hat sich jemand ausgedacht, der hinterher die Akte anlegt. Sie fragen nach dem Geburtsdatum, bevor
sie Guten Tag gesagt haben, und schicken die Antworten offen durch drei Postfächer. Wir ersetzen Ihres.</p>
<h2>Was Sie bekommen</h2>
<ul>
<li>Ein Formular mit vier oder fünf Fragen. Jede Antwort braucht bei Ihnen wirklich jemand, bevor er zurückruft.</li>
<li>Einen Satz neben dem Feld, der sagt, was man dort nicht hinschreiben sollte.</li>
<li>Speicherung auf Ihrem eigenen Server. Die E-Mail dazu enthält nichts, außer dass etwas gekommen ist.</li>
<li>Einen Tag, an dem jede Nachricht gelöscht wird, und einen Nachweis, dass es geschehen ist.</li>
<li>Drei Antworten für Ihr Team: Sie sind hier richtig, Sie sind hier falsch, und bitte rufen Sie jetzt diese Nummer an.</li>
</ul>
<h2>Wie es geprüft wird</h2>
<p>Von Menschen in Eile, auf alten Telefonen, mit einem Daumen. Dann von Iain, der Dinge hineinschreibt, an denen Ihre Versicherung
keine Freude hätte. Seine Notizen bekommen Sie.</p>
<h2>Was es nicht kann</h2>
<p>Es ist kein Notruf und muss das sagen. Und kein Formular bringt jemanden dazu, zurückzurufen. Wenn Nachrichten drei Tage
ungelesen bleiben, sagen Sie es uns; meistens ist ungeklärt, wessen Aufgabe das ist, und das zu klären kostet nichts.</p>
`,
    detail_page_strategy_heading: 'Ab wann es zu viele Fragen sind',
    detail_page_strategy_description: `
<p>Wir nehmen jede einzeln und fragen, wer die Antwort vor dem ersten Gespräch liest. Liest sie niemand, fällt sie weg. Bisher wollte
eine Praxis eine davon zurück: den Nachnamen.</p>
<p><a href="/our-work/nineteen-questions-and-then-four">The Harbour Rooms</a> lässt uns zeigen, wie es dort zuging.</p>
`,
  },
  'Archive Catalogues': {
    title: 'Archivkataloge',
    short_description:
      'Eine Website für Papiere, in denen man suchen, um die man bitten oder die man bis 2041 nicht erwähnen darf, jedes als das gezeigt, was es ist.',
    image_alt: 'Druck in Grün: einzelne Blätter und Beeren',
    detail_page_heading: 'Ein Katalog, der weiß, was er nicht zeigen darf',
    detail_page_image_alt: 'Druck in Sand: einzelne Blätter und Beeren',
    detail_page_description: `
<p>Kleine Archive bekommen Kartons, und mit ihnen Bedingungen. Die Briefe darf man lesen, aber nicht abschreiben; die Tagebücher
sind geschlossen, solange jemand lebt, der darin vorkommt; Karton 31 bleibt zu, und niemand weiß mehr, warum. Der Katalog vom
Museumsausstatter hat ein Feld für das Regal und keines für das Versprechen.</p>
<h2>Was Sie bekommen</h2>
<ul>
<li>Einen Katalog mit Suche, in dem alles steht, was beschrieben werden darf, ob man es sehen darf oder nicht.</li>
<li>Vier Zustände in einfachen Worten: hier lesen, zum Lesen anfragen, geschlossen bis zu einem Tag, nicht beschrieben.</li>
<li>Daten, die von selbst wirken. Am 1. Januar 2041 öffnet sich das Tagebuch, und einen Monat vorher bekommen Sie einen Brief.</li>
<li>Ein Bestellformular, das weiß, wofür die Familie zustimmen muss, und sie darum bittet.</li>
<li>Ihre Daten als Dateien, die das nächste System lesen kann. Es gibt immer ein nächstes.</li>
</ul>
<h2>Wie lange es dauert</h2>
<p>Vier Monate für bis zu 5000 Beschreibungen, die es in irgendeiner Form gibt: Karteikarten, ein Typoskript, eine Tabelle, in der die
Farben etwas bedeuten. Die Stücke selbst beschreiben wir nicht. Das ist ein Beruf, und wir nennen Ihnen Leute, die ihn haben.</p>
`,
    detail_page_strategy_heading: 'Wir fangen mit den Versprechen an',
    detail_page_strategy_description: `
<p>Vor jedem Entwurf setzen wir uns an die Schenkungsurkunden und schreiben jede Bedingung heraus. Das dauert zwei Tage und ist
langweilig. Zweimal kam dabei ein Versprechen zum Vorschein, von dem die heutigen Verwalter nicht wussten, dass sie es halten.</p>
`,
  },
  'Quiet Upkeep': {
    title: 'Stille Pflege',
    short_description:
      'Aktualisierungen, Sicherungen, kleine Änderungen und jemand, der merkt, dass ein Zertifikat abläuft. Im Monat.',
    image_alt: 'Druck in Grau: ein kleines Segelboot auf ruhigem Wasser',
    detail_page_heading: 'Ihre Website, betreut von einem, der sie kennt',
    detail_page_image_alt: 'Druck in Sand: ein kleines Segelboot auf ruhigem Wasser',
    detail_page_description: `
<p>Iain betreut einundvierzig Websites. Er kennt sie beim Namen, wie ein Schäfer seine Schafe. Am ersten Dienstag im Monat spielt er
ein, was einzuspielen ist, stellt die letzte Sicherung auf einem zweiten Rechner wieder her, um zu sehen, ob das geht, und schreibt
Ihnen fünf Zeilen darüber.</p>
<h2>Was enthalten ist</h2>
<ul>
<li>Aktualisierungen, eine tägliche Sicherung, die neunzig Tage bleibt, und Tag und Nacht ein Auge auf die Adresse.</li>
<li>Eine Stunde Änderungen im Monat: eine neue Kollegin, ein anderer Satz, Betriebsferien. Was Sie nicht brauchen, verfällt, sonst
spart man für einen Neubau.</li>
<li>Eine Antwort am selben Werktag. Ist die Website weg, binnen einer Stunde, bis zehn Uhr abends.</li>
<li>Das Löschen dessen, was zu löschen ist, am richtigen Tag, mit einer Zeile im Protokoll, die Sie einer Prüferin zeigen
können.</li>
</ul>
<h2>Was nicht</h2>
<p>Neue Seiten, und Websites, deren Erbauer mit den Kennwörtern verschwunden ist. Die übernehmen wir, nachdem wir sie uns einen Tag
angesehen haben. Das kostet £380 und endet manchmal mit dem Rat, neu anzufangen.</p>
`,
    detail_page_strategy_heading: 'Gehen ist einfach',
    detail_page_strategy_description: `
<p>Ein Monat Kündigungsfrist. Sie bekommen eine Kopie von allem, eine Liste, was wann verlängert wird, und eine Stunde Iain für den,
der nach ihm kommt. Er ist nicht gekränkt. Es ist vorgekommen, dass er sich später nach der Website erkundigt hat.</p>
`,
  },
};
