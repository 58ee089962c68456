import type { Words } from '../../../records.ts';

export const reviews: Record<string, Words> = {
  'Refusals worth reading': {
    project_name: 'Absagen, die man lesen mag',
    project_summary: 'Die sieben Briefe, in denen eine kleine Stiftung Nein sagt, und der eine, in dem sie Ja sagt.',
    project_review: `
<p>Wir fördern elf Vorhaben im Jahr und lehnen rund zweihundert ab. Der alte Brief hatte achtunddreißig Wörter und bedauerte
zweimal. Marram hat uns überredet, einen Grund zu nennen, einen von sieben, die stimmen, und einen Zeitpunkt, ab dem sich ein neuer
Versuch lohnt.</p>
<p>Unsere Stiftungsräte fürchteten Streit. Es gab drei Anrufe, alle, um sich zu bedanken, einer davon ein wenig bitter.</p>
`,
    feedback:
      'Wir sagen zweihundertmal im Jahr Nein. Man kann das offenbar so tun, dass die Leute anrufen und sich bedanken.',
    image_alt: 'Porträt von Peter Lomax',
  },
  'The letter after a death': {
    project_name: 'Der Brief nach einem Todesfall',
    project_summary:
      'Vier Briefe einer Nachlassabteilung an Angehörige, für den ersten Monat, nachdem jemand gestorben ist.',
    project_review: `
<p>Wir schickten ein Formular mit siebzehn Anlagen an Menschen, die am Dienstag jemanden begraben hatten. Es war vollständig. Noor
fragte, welche der Anlagen in dieser Woche jemand braucht, und die Antwort war: eine.</p>
<p>Zwei meiner Kollegen fanden die neuen Briefe zu kurz. Die Familien offenbar nicht.</p>
`,
    feedback: 'Aus siebzehn Anlagen wurde eine. Man hat uns sanft darauf gebracht, und ich habe es bemerkt.',
    image_alt: 'Porträt von Fergus Thain',
  },
  'The catalogue of the Strathorn papers': {
    project_name: 'Der Katalog der Strathorn-Papiere',
    project_summary:
      'Elftausend Briefe, in denen man suchen kann, und ein Karton, von dem nur dasteht, wann er geöffnet wird.',
    project_review: `
<p>Die Familie hatte in sechzig Jahren vier Menschen etwas versprochen: mit Tinte, in einer Urkunde, auf einer Weihnachtskarte und
einmal, glauben wir, auf einer Beerdigung. Iain hat jedes dieser Versprechen in den Katalog gebracht. Tobias verbrachte dann eine
Woche mit dem Schriftbild des Wortes „geschlossen“. Ich habe gelacht, und er hatte recht.</p>
<p>Die Leser bestellen jetzt die richtige Mappe. Unseren beiden Ehrenamtlichen spart das jede Woche einen Vormittag.</p>
`,
    feedback:
      'Jedes Versprechen, das die Familie je gab, steht darin, mit Datum. Ich schlafe besser, und die Papiere vermutlich auch.',
    image_alt: 'Porträt von Dr. Catriona Bell',
  },
  'Search, without following anybody': {
    project_name: 'Gefunden, ohne jemandem nachzulaufen',
    project_summary:
      'Acht Seiten, die beantworten, was Leute fragen, bevor sie das Wort Mediation kennen, und eine Strichliste am Telefon.',
    project_review: `
<p>Ich will gerecht sein. Es dauerte fünf Monate statt der drei, von denen die Rede war, weil zwei der Seiten nicht stimmten und
Marram das selbst gesagt hat. Und Anfragen haben wir ungefähr so viele wie vorher.</p>
<p>Es sind aber andere. Weniger Leute rufen an und fragen, ob wir Anwälte sind; mehr haben schon mit der Gegenseite gesprochen. In
einem Jahr weiß ich, ob das £2,400 wert war. Die Strichliste ist hervorragend und hat Teeflecken.</p>
`,
    feedback:
      'Langsamer als versprochen, und nicht mehr Anfragen als vorher. Bessere, das gebe ich zu. Fragen Sie mich in einem Jahr noch einmal.',
    image_alt: 'Porträt von Graeme Tulloch',
  },
  'A notary explained on one page': {
    project_name: 'Ein Notariat auf einer Seite erklärt',
    project_summary:
      'Eine Seite darüber, was ein Notar tut, was man mitbringt und was es kostet, für Leute, deren Flug wartet.',
    project_review: `
<p>Die Leute kommen zu mir, weil eine Bank in Lissabon es verlangt. Sie wissen nicht, was ich bin. Jetzt haben sie eine Seite
gelesen, bringen den Pass mit und nicht ein Foto vom Pass, und wir sind nach zwanzig Minuten fertig.</p>
`,
    feedback: 'Sie bringen jetzt den Pass mit.',
    image_alt: 'Porträt von Ruth Kinnear',
  },
  'An enquiry form for people at the end of their tether': {
    project_name: 'Ein Formular für Menschen, die nicht mehr können',
    project_summary:
      'Vier Fragen statt neunzehn, fertige Antworten für das Team und Nachrichten, die an einem Tag gelöscht werden, der feststeht.',
    project_review: `
<p>Wir hielten uns für gründlich. Noor saß in unserem Büro und fragte zu jeder Frage, wer die Antwort vor dem ersten Gespräch
liest. Bei sechzehn lautete die ehrliche Auskunft: niemand. Eine davon galt den Vorstrafen.</p>
<p>Womit ich nicht gerechnet hatte, war die Wirkung auf unser Team. Es ruft schneller zurück, weil in der Nachricht weniger steht,
wovor man sich fürchten müsste.</p>
`,
    feedback: 'Sie haben uns sechzehn Fragen weggenommen, und eine hat uns gefehlt.',
    image_alt: 'Porträt von Dr. Samira Aziz',
  },
  'A family law firm, in its own words': {
    project_name: 'Eine Familienrechtskanzlei in eigenen Worten',
    project_summary:
      'Elf Seiten für sechs Anwältinnen und Anwälte, mit Kosten, einem Erstgespräch Minute für Minute und ohne Richterhammer.',
    project_review: `
<p>Sechs Partner, Sie können es sich vorstellen. Elspeth fragte, wer von uns den Stift hält, und wartete, als niemand antwortete. Es
war das längste Schweigen in der Geschichte der Kanzlei. Den Stift hielt dann ich.</p>
<p>Wer heute kommt, weiß, was die erste Stunde kostet und was mitzubringen ist. Eine Mandantin hat die Seite über das Erstgespräch
im Auto vor unserer Tür gelesen und ist dann hereingekommen. Mein Partner, der ein Bild vom Gebäude wollte, hat sich geschlagen
gegeben.</p>
`,
    feedback:
      'Eine Mandantin sagte mir, sie habe im Auto vor unserem Büro eine Seite gelesen und sei dann hereingekommen. Mehr verlange ich von keiner Website.',
    image_alt: 'Porträt von Judith Abernethy',
  },
};
