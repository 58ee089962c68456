import type { Words } from '../../../../records.ts';

export const post: Words = {
  title: 'Eine Abwesenheitsnotiz, die nichts verrät',
  short_description:
    'Fünf Antworten zum Abschreiben, für Kanzleien, Praxen und alle, deren Abwesenheit jemanden interessiert, und eine, die danebenging.',
  image_alt: 'Druck in Grau: ein kleines Segelboot bei Einbruch der Nacht',
  description: `
<p>Eine automatische Antwort geht an alle: an Ihre Mandantin, an deren Ehemann, an die Gegenseite und an einen Herrn, der Ihnen Toner
verkaufen möchte. Schreiben Sie sie für den Schlimmsten von ihnen.</p>
<h2>Was man nicht sagt</h2>
<p>Wo Sie sind. „Bis zum 14. in Lissabon“ sagt einem Einbrecher etwas über Ihre Wohnung und der Gegenseite etwas über Ihren Kalender.
Warum Sie fort sind. Welche Sache Ihre Kollegin übernommen hat; ich habe eine Abwesenheitsnotiz gesehen, die unter „dringend“ die Namen
von vier Kindern aufzählte. Und keine Mobilnummern: Ihre wäre in fremden Händen, solange es Postfächer gibt.</p>
<h2>Was man sagt</h2>
<p>Dreierlei: dass Sie nicht lesen, an wen man sich wendet, und wann Sie wieder da sind. In dieser Reihenfolge, denn man hört auf zu lesen,
sobald man weiß, wen man anruft.</p>
<h3>Für eine Anwältin</h3>
<blockquote><p>Ich lese heute keine E-Mails. Muss vor Montag, dem 16., etwas geschehen, rufen Sie bitte im Büro an, 030 23125 101, und
sagen Sie das; dort ist immer jemand von uns zu erreichen. Sonst antworte ich Ihnen in jener Woche. Diese Antwort kommt automatisch, und
Ihre Nachricht hat niemand gesehen.</p></blockquote>
<p>Der letzte Satz hat eine Kundin von uns vor einem Ehemann bewahrt, der behauptete, „das Büro“ habe es gewusst.</p>
<h3>Für eine Ärztin oder einen Therapeuten</h3>
<blockquote><p>Dieses Postfach wird bis Montag, den 16., nicht gelesen. Wenn Sie jetzt jemanden brauchen, rufen Sie 116 117 an, bei Gefahr
112. Für einen Termin erreichen Sie den Empfang unter 030 23125 102, von neun bis vier.</p></blockquote>
<p>Es steht nicht da, was für eine Ärztin. Es steht nicht da: „Ihr Therapeut“. Es könnte um eine Warze gehen.</p>
<h3>Für ein Notariat</h3>
<blockquote><p>Am Montag, dem 16., bin ich wieder da. Müssen Ihre Papiere vorher beglaubigt werden, finden Sie unter der Adresse unten ein
Verzeichnis der Notariate. Sie brauchen den Pass selbst, keine Kopie.</p></blockquote>
<h3>Für eine Stiftung in der Woche der Frist</h3>
<blockquote><p>Ihre Nachricht ist da. Ob ein Antrag rechtzeitig eingegangen ist, entscheidet das Formular, das Ihnen eine Nummer gibt. Haben
Sie eine Nummer, ist alles gut. Haben Sie keine, rufen Sie 030 23125 103 an.</p></blockquote>
<h3>Für jemanden, der gegangen ist</h3>
<blockquote><p>Dieses Postfach ist geschlossen, und niemand liest es. Bitte schreiben Sie an office@, mit demselben Ende wie diese
Adresse.</p></blockquote>
<p>Sagen Sie nicht, wohin jemand gegangen ist, und danken Sie ihm dort nicht. Setzen Sie ein Ende: drei Monate, und dann lassen Sie die
Post zurückgehen.</p>
<h3>Für einen Vormittag</h3>
<p>Keine. Bis zum Mittag können die Leute warten, und ungeduldig werden sie erst, wenn man es ihnen sagt.</p>
<h2>Die, die danebenging</h2>
<p>Meine. „Das Büro ist wegen einer Beerdigung geschlossen“ ging an zweihundert Leute, von denen elf anriefen und fragten, wer gestorben
sei. Heute sagen wir „geschlossen bis zwei“ und schließen.</p>
`,
};
