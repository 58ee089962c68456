import type { Words } from '../../../records.ts';

export const about: Words = {
  short_description:
    'Fünf Leute über einer Buchbinderei in Edinburgh. Unsere Kunden sprechen nicht über ihre Mandanten und Patienten, und wir nicht über unsere Kunden.',
  breadcrumb_heading: 'Fünf Leute und eine Tür, die schließt',
  breadcrumb_short_description:
    'Marram arbeitet für Kanzleien, Kliniken, Notariate, kleine Stiftungen und gelegentlich für ein Archiv. ' +
    'Gemeinsam haben sie, dass ihnen die besten Geschichten, die sie kennen, nicht gehören.',
  breadcrumb_description: `
<p>Marram heißt auf Deutsch Strandhafer: das Gras, das eine Düne zusammenhält. Es wächst vor allem unter der Erde und verlangt
wenig. Man bemerkt es erst, wo es fehlt, denn dort ist der Sand fort. Der Vergleich gefiel uns 2014, und einen besseren haben wir
nicht gefunden.</p>
`,
  wwa_heading: 'Wie es dazu kam',
  wwa_description: `
<p>Elspeth Rankine hat elf Jahre lang aus Gerichtssälen berichtet und jeden Tag mehr mitgeschrieben, als sie drucken durfte. Als
sie die Zeitung verließ, fragte ein Anwalt, in dessen Verhandlungen sie gesessen hatte, ob sie ihm die Website neu schreiben
würde. Er hatte sie seiner Mutter vorgelesen, und die hatte wissen wollen, was er beruflich mache.</p>
<p>Noor Haddad kam aus einer Kinderwunschklinik. Sie saß dort am Empfang und wusste, welche Seite die Leute vor sich hatten, wenn
sie weinend anriefen. Iain Calder hatte die Server eines Krankenhauses betreut. Tobias Wren hatte Jahresberichte gesetzt, die
niemand las, und sich dazu eine Meinung gebildet; er ist in Lübeck zur Schule gegangen, und deshalb lesen Sie dies auf Deutsch.
Morag Sinclair kam 2017 für zwei Wochen, um die Ablage in Ordnung zu bringen.</p>
<p>Wir sind fünf und wollen es bleiben. Es gibt einen Raum und einen Wasserkessel, und niemand hört etwas mit, worüber wir nicht
alle zu schweigen versprochen haben.</p>
`,
  wca_heading: 'Was wir versprechen und was nicht',
  wca_description: `
<ul>
<li><strong>Wir unterschreiben Ihre Erklärung, nicht unsere.</strong> Verlangt Ihre Kammer oder Ihre Versicherung einen bestimmten
Wortlaut, schicken Sie ihn uns. Haben Sie keinen, gibt es anderthalb Seiten, die ein Anwalt geschrieben und ein anderer gekürzt
hat.</li>
<li><strong>Über Ihre Mandanten und Patienten verlässt nichts Ihr Haus.</strong> Wir arbeiten mit erfundenen Beispielen. Wenn wir
einen echten Brief sehen müssen, kommen wir und lesen ihn an Ihrem Schreibtisch.</li>
<li><strong>Wir nennen Sie nicht.</strong> Die wenigen, die auf diesen Seiten stehen, haben zugestimmt. Die meisten, für die wir
arbeiten, stehen nicht hier und werden es nie.</li>
<li><strong>Wir versprechen keine Zahlen.</strong> Wer Familienrecht macht, wünscht sich nicht mehr Scheidungen. Wir können Ihnen
sagen, ob die Richtigen Sie finden und ob sie verstehen, was sie gefunden haben.</li>
</ul>
`,
  team_heading: 'Wer den Schlüssel hat',
};

export const servicePage: Words = {
  breadcrumb_heading: 'Worum man uns bittet',
  breadcrumb_short_description:
    'Acht Arbeiten, jede mit ihrem Preis. Sie können sie einzeln bestellen und sollten das meistens auch.',
  breadcrumb_description: `
<p>Wo nichts anderes steht, gelten die Preise für die ganze Arbeit, ohne Umsatzsteuer. Erweist sich Ihre als größer, als sie
aussah, sagen wir es, bevor wir anfangen, und Sie dürfen ablehnen.</p>
`,
  page_title: 'Wenn Sie nicht wissen, wo Sie anfangen sollen',
  page_short_description: 'Fangen Sie mit der Seite an, die man an seinem schlimmsten Tag liest.',
  page_description: `
<p>In einer Kanzlei ist das oft die Seite über die Kosten; <a href="/services/plain-english-rewriting">sie neu zu schreiben</a>
dauert einen Tag. In einer Klinik ist es meistens das <a href="/services/enquiry-forms">Anfrageformular</a>. Eine ganz neue
<a href="/services/practice-websites">Website</a> ist seltener die richtige Antwort, als man denkt, und das sollten Sie von uns
hören, bevor Sie eine bezahlt haben.</p>
`,
};

export const settings: Words = {
  footer_short_description: 'Texte und Websites für vertrauliche Arbeit. Zu fünft, im dritten Stock, in Edinburgh.',
  expertise_heading: 'Kommunikation für vertrauliche Arbeit',
  expertise_description:
    'Marram schreibt und gestaltet Briefe und Websites für Kanzleien, Kliniken, Notariate, Stiftungen und Archive und sieht danach weiter nach ihnen.',
  phone_label: 'Edinburgh, werktags bis fünf',
  contact_heading: 'Wenn Sie es lieber nicht tippen',
  service_categories: [{ label: 'Websites' }, { label: 'Texte' }],
  privacy_notice:
    'Bitte nennen Sie keine Namen von Mandanten oder Patienten. Morag liest Ihre Nachricht zuerst und zeigt sie einem von uns. ' +
    'Für eine Kopie oder eine frühere Löschung schreiben Sie an hello@marram.example.',
  cancel_text:
    'Es kommt etwas dazwischen. Sagen Sie hier ab; einen Grund brauchen Sie nicht, und niemand fragt danach.',
};
