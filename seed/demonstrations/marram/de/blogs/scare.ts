import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Wörter, die Patienten Angst machen, und was man stattdessen schreibt',
  short_description:
    'Eine kurze Liste vom Telefon einer Klinik: Ausdrücke, die das Team nicht mehr hört und die Patienten nachts nachschlagen.',
  image_alt: 'Druck in Grün: Zweige mit ihren Blättern',
  description: `
<p>Wer in einer Klinik ans Telefon geht, führt ein privates Wörterbuch. In meinem stand links ein Wort und rechts, was am anderen Ende
ankam. Ich habe es noch. Hier ist ein Stück daraus.</p>
<table>
<thead><tr><th>Was wir schrieben</th><th>Was man hörte</th><th>Was wir jetzt schreiben</th></tr></thead>
<tbody>
<tr><td>Ihr Befund ist negativ</td><td>Schlechte Nachrichten</td><td>Wir haben gesucht und nichts von dem gefunden, wonach wir
gesucht haben</td></tr>
<tr><td>Auffällig</td><td>Mit mir stimmt etwas nicht</td><td>Anders als bei den meisten; deshalb möchten wir noch einmal
hinsehen</td></tr>
<tr><td>Erfolgloser Zyklus</td><td>Ich habe versagt</td><td>Dieser Versuch hat nicht zu einer Schwangerschaft geführt</td></tr>
<tr><td>Chronisch</td><td>Schwer</td><td>Bleibend; es kann durchaus leicht sein</td></tr>
<tr><td>Routineeingriff</td><td>Es ist ihnen gleichgültig</td><td>Das machen wir an den meisten Tagen. Für Sie ist es das erste Mal,
deshalb folgt hier jeder Schritt</td></tr>
<tr><td>Bitte umgehend vorstellen</td><td>Die wissen etwas</td><td>Bitte kommen Sie um 9.40 Uhr. Es ist ein gewöhnlicher
Termin</td></tr>
<tr><td>Ungeklärte Genese</td><td>Das ist unheilbar</td><td>Woher es kommt, wissen wir noch nicht</td></tr>
</tbody>
</table>
<h2>Die rechte Spalte ist länger</h2>
<p>Ja. Verständlich heißt nicht immer kurz. Ein Wort, das man nachts um zwei nachschlagen muss, ist länger als jeder Satz.</p>
<p>Ärztinnen und Ärzte fürchten, die einfache Fassung sei ungenauer. Manchmal ist sie es, dann braucht man beide: zuerst die
einfache, dahinter in Klammern den Fachausdruck, damit man ihn beim nächsten Arzt sagen kann. „Wir haben einen kleinen Knoten
gefunden, der so gut wie sicher harmlos ist (ein Fibroadenom).“ Andersherum bleibt man an der Klammer hängen.</p>
<h2>Wo man zuerst nachsieht</h2>
<p>Nicht auf der Website. Die Wörter, die erschrecken, stehen dort, wo noch nie jemand aus der Öffentlichkeitsarbeit nachgesehen hat:
in der Zeile auf dem Terminzettel, auf dem Etikett, in der automatischen Antwort, in der SMS, die freitags um sechs sagt, „Ihr Befund
liegt vor“. Bitten Sie den Empfang, eine Woche lang ein Blatt neben das Telefon zu legen und jedes „Was heißt das?“ aufzuschreiben.
Das ist Ihre Liste, geordnet danach, wie weh es tut.</p>
<h2>Wie man einen Satz prüft</h2>
<p>Lesen Sie ihn jemandem vor, der nicht bei Ihnen arbeitet, und fragen Sie: Was würden Sie jetzt tun? Fragen Sie nicht, ob er klar
ist. Das sagen alle. „Ihr Befund ist negativ“ haben wir neun Leuten an einer Bushaltestelle vorgelesen. Vier hätten ihre Mutter
angerufen.</p>
<h2>Und eines, das blieb</h2>
<p>„Warteliste.“ Wir haben es mit <em>Vormerkung</em> versucht, und man fragte, ob sie etwas kostet. Einen Nachmittag lang haben wir es
mit <em>Behandlungspfad</em> versucht. Es ist eine Liste, und man wartet. Geholfen hat, daneben zu schreiben, wie lange, und auf halber
Strecke anzurufen und zu sagen, dass niemand vergessen ist.</p>
`,
};
