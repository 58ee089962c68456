import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Sechs Dinge, die Ihre Website Fremden über Ihre Mandanten erzählt',
  short_description:
    'Dazu braucht es keine Hacker. Kleine Lecks für einen Nachmittag, jedes mit der Stelle, an der man nachsieht, und mit dem Satz an die Person, die Ihre Seiten betreut.',
  image_alt: 'Druck in Grau: die Höhenlinien zweier Hügel',
  description: `
<p>Ich lebe davon, die Websites anderer Leute zu betreuen. In Häusern, die nie eine Akte auf einer Parkbank liegen ließen, finde ich
dieselben sechs Lecks, und für keines braucht es kriminelle Energie. Sie können alle selbst prüfen, noch vor dem Tee.</p>
<h2>1. Die Karte</h2>
<p>Eine Karte von einem großen Unternehmen sagt diesem Unternehmen, wer Ihre Wegbeschreibung geöffnet hat, und oft auch, wer das ist.
Nehmen Sie eine Zeichnung und einen Satz: „gegenüber der Bücherei, graue Tür, kein Schild“. Man findet Sie. Wer eine Karte will,
bekommt einen Link und entscheidet selbst.</p>
<h2>2. Die Adresse der Seite</h2>
<p>Folgt jemand einem Link von Ihnen fort, kann die Adresse mitgehen, von der er kommt. Endet sie auf
<em>/leistungen/suchtberatung</em>, geht auch das mit. Bitten Sie um eine „Referrer-Policy“ mit dem Wert <em>same-origin</em>. Es ist
eine Zeile, und Ihrem Entwickler wird ein wenig peinlich sein, dass sie gefehlt hat.</p>
<h2>3. Der Betreff der E-Mail</h2>
<p>„Ihr Termin in der Kinderwunschklinik“ leuchtet auf einem Telefon auf, das auf einem Küchentisch liegt. Sehen Sie jede
automatische Nachricht durch, die Sie verschicken, und lesen Sie nur Absender und Betreff. „Donnerstag, 10.15 Uhr“ genügt.</p>
<h2>4. Die Einladung in den Kalender</h2>
<p>Sie ist schlimmer als die E-Mail, denn Kalender teilt man mit dem Ehemann und mit dem Büro. Schicken Sie eine Uhrzeit und Ihre
Telefonnummer. Den Titel überlassen Sie dem Mandanten.</p>
<h2>5. Der Film auf der Startseite</h2>
<p>Eingebettete Abspieler melden, wer auf „Start“ gedrückt hat, und manche auch, wer nicht. Ist der Film wichtig, legen Sie ihn auf den
eigenen Server; er ist eine Datei wie jede andere. Ist es eine Drohne, die über Ihr Gebäude fliegt, stellen Sie vielleicht fest, dass
er nicht wichtig ist.</p>
<h2>6. Der freundliche Zähler</h2>
<p>Kostenlose Besucherstatistik bezahlt irgendjemand. Meistens ist es der Besucher. Fragen Sie, was Sie im letzten Jahr aufgrund einer
Zahl daraus entschieden haben. Ich habe das dreißig Häuser gefragt, und zwei hatten eine Antwort. Ein Serverprotokoll ohne Adressen
sagt Ihnen, wie oft eine Seite geöffnet wurde, und genau diese Zahl hatten sie benutzt.</p>
<h2>Wie man nachsieht</h2>
<p>Öffnen Sie Ihre Seite in einem frischen Browserfenster, drücken Sie F12, wählen Sie „Netzwerk“ und laden Sie neu. Jede Zeile mit
einer Adresse, die nicht Ihre ist, bedeutet: Da erfährt es jemand anders. Verstehen müssen Sie die Zeilen nicht. Zählen Sie sie und
schicken Sie die Zahl der Person, die Ihre Seiten betreut, mit den Worten: „Ich hätte gern null, oder zu jeder eine
Erklärung.“</p>
<p>Bei uns sind es null. Bis dahin dauerte es einen Tag, vor fünf Jahren, und so ist es geblieben, weil niemand etwas hinzufügen darf,
ohne es mir zu sagen, und ich schmollen kann.</p>
`,
};
