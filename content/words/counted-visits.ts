import type { Language } from '../languages.ts';

/** What is counted of visits, as the page about privacy says it. */
export interface CountedVisits {
  title: string;
  text: string;
}

const tables: Record<Language, CountedVisits> = {
  en: {
    title: 'How visits are counted',
    text: 'This site counts visits on its own server, without cookies or scripts: which pages are opened, the website or campaign that led here, the kind of device, and the language and country that the browser names. It also counts the words that were searched for here without a result and the pages that were asked for and do not exist. To count a visitor once a day, it makes a code from network address and browser, with a key that is deleted after the day; the code is not stored. No address and nothing about a single person is kept. If your browser sends Global Privacy Control or Do Not Track, your visit is left out. Only with a message that you send here does it keep which page you opened first that day, and which website or campaign led to it.',
  },
  de: {
    title: 'Wie Besuche gezählt werden',
    text: 'Diese Website zählt Besuche auf ihrem eigenen Server, ohne Cookies und ohne Skripte: welche Seiten geöffnet werden, welche Website oder Kampagne hierher geführt hat, die Art des Geräts sowie Sprache und Land, die der Browser nennt. Gezählt wird auch, wonach hier vergeblich gesucht wird und welche Seiten aufgerufen werden, die es nicht gibt. Damit jeder Besucher am Tag einmal zählt, entsteht aus Netzwerkadresse und Browser ein Code, mit einem Schlüssel, der nach dem Tag gelöscht wird; der Code wird nicht gespeichert. Keine Adresse und nichts über einzelne Personen wird aufbewahrt. Sendet Ihr Browser Global Privacy Control oder Do Not Track, zählt Ihr Besuch nicht mit. Nur mit einer Nachricht, die Sie hier senden, wird gespeichert, welche Seite Sie an diesem Tag zuerst geöffnet haben und welche Website oder Kampagne dorthin geführt hat.',
  },
  fr: {
    title: 'Comment les visites sont comptées',
    text: 'Ce site compte les visites sur son propre serveur, sans cookies ni scripts : les pages ouvertes, le site ou la campagne qui a mené ici, le type d’appareil, ainsi que la langue et le pays indiqués par le navigateur. Il compte aussi les mots cherchés ici sans résultat et les pages demandées qui n’existent pas. Pour compter chaque visiteur une fois par jour, il forme un code à partir de l’adresse réseau et du navigateur, avec une clé supprimée à la fin de la journée ; le code n’est pas enregistré. Aucune adresse ni aucune donnée sur une personne n’est conservée. Si votre navigateur envoie Global Privacy Control ou Do Not Track, votre visite n’est pas comptée. Seul un message que vous envoyez ici est conservé avec la première page ouverte ce jour-là et le site ou la campagne qui y a mené.',
  },
  es: {
    title: 'Cómo se cuentan las visitas',
    text: 'Este sitio cuenta las visitas en su propio servidor, sin cookies ni scripts: qué páginas se abren, el sitio web o la campaña que llevó hasta aquí, el tipo de dispositivo, y el idioma y el país que indica el navegador. También cuenta las palabras que se buscan aquí sin resultado y las páginas solicitadas que no existen. Para contar a cada visitante una vez al día, crea un código a partir de la dirección de red y del navegador, con una clave que se borra al terminar el día; el código no se guarda. No se conserva ninguna dirección ni nada sobre una persona concreta. Si su navegador envía Global Privacy Control o Do Not Track, su visita no se cuenta. Solo con un mensaje que envíe desde aquí se guarda qué página abrió primero ese día y qué sitio web o campaña llevó hasta ella.',
  },
  'pt-BR': {
    title: 'Como as visitas são contadas',
    text: 'Este site conta as visitas no próprio servidor, sem cookies nem scripts: quais páginas são abertas, o site ou a campanha que trouxe até aqui, o tipo de dispositivo, e o idioma e o país informados pelo navegador. Também conta as palavras pesquisadas aqui sem resultado e as páginas procuradas que não existem. Para contar cada visitante uma vez por dia, cria um código a partir do endereço de rede e do navegador, com uma chave apagada ao fim do dia; o código não é armazenado. Nenhum endereço e nada sobre uma única pessoa é guardado. Se o seu navegador envia Global Privacy Control ou Do Not Track, a sua visita não é contada. Somente com uma mensagem que você envia aqui é guardada a primeira página aberta naquele dia e o site ou a campanha que levou até ela.',
  },
  nl: {
    title: 'Hoe bezoeken worden geteld',
    text: 'Deze site telt bezoeken op de eigen server, zonder cookies of scripts: welke pagina’s worden geopend, de website of campagne die hierheen leidde, het soort apparaat, en de taal en het land die de browser noemt. Ook telt de site de woorden waarnaar hier zonder resultaat wordt gezocht en de opgevraagde pagina’s die niet bestaan. Om een bezoeker één keer per dag te tellen, maakt de site een code van netwerkadres en browser, met een sleutel die na de dag wordt verwijderd; de code wordt niet opgeslagen. Er wordt geen adres en niets over één persoon bewaard. Stuurt uw browser Global Privacy Control of Do Not Track, dan telt uw bezoek niet mee. Alleen bij een bericht dat u hier verstuurt, wordt bewaard welke pagina u die dag het eerst opende en welke website of campagne daarheen leidde.',
  },
  it: {
    title: 'Come si contano le visite',
    text: 'Questo sito conta le visite sul proprio server, senza cookie né script: quali pagine vengono aperte, il sito o la campagna da cui si arriva, il tipo di dispositivo, la lingua e il paese indicati dal browser. Conta anche le parole cercate qui senza risultato e le pagine richieste che non esistono. Per contare ogni visitatore una volta al giorno crea un codice dall’indirizzo di rete e dal browser, con una chiave cancellata a fine giornata; il codice non viene memorizzato. Non si conserva alcun indirizzo né nulla che riguardi una singola persona. Se il tuo browser invia Global Privacy Control o Do Not Track, la tua visita non viene contata. Solo con un messaggio che invii da qui si conserva quale pagina hai aperto per prima quel giorno e quale sito o campagna ti ci ha portato.',
  },
  pl: {
    title: 'Jak liczone są wizyty',
    text: 'Ta strona liczy wizyty na własnym serwerze, bez plików cookie i skryptów: które podstrony są otwierane, jaka witryna lub kampania tu doprowadziła, rodzaj urządzenia oraz język i kraj podane przez przeglądarkę. Liczy też słowa, których szukano tu bez wyniku, oraz otwierane podstrony, które nie istnieją. Aby policzyć każdą osobę raz dziennie, z adresu sieciowego i przeglądarki powstaje kod, z użyciem klucza usuwanego po zakończeniu dnia; sam kod nie jest zapisywany. Nie przechowujemy żadnego adresu ani niczego o pojedynczej osobie. Jeśli przeglądarka wysyła Global Privacy Control lub Do Not Track, wizyta nie jest liczona. Tylko z wysłaną stąd wiadomością zapisujemy, którą podstronę otwarto tego dnia jako pierwszą oraz jaka witryna lub kampania do niej doprowadziła.',
  },
  tr: {
    title: 'Ziyaretler nasıl sayılır',
    text: 'Bu site ziyaretleri kendi sunucusunda, çerez ve betik kullanmadan sayar: hangi sayfaların açıldığı, buraya getiren web sitesi veya kampanya, cihazın türü, tarayıcının bildirdiği dil ve ülke. Burada aranıp bulunamayan sözcükler ve açılmak istenen ama var olmayan sayfalar da sayılır. Her ziyaretçiyi günde bir kez saymak için ağ adresi ve tarayıcıdan bir kod oluşturur; bunun anahtarı gün bitince silinir, kod ise saklanmaz. Hiçbir adres ve tek bir kişiye ait hiçbir bilgi tutulmaz. Tarayıcınız Global Privacy Control veya Do Not Track gönderiyorsa ziyaretiniz sayılmaz. Yalnızca buradan gönderdiğiniz bir mesajla birlikte, o gün ilk hangi sayfayı açtığınız ve oraya hangi web sitesinin veya kampanyanın getirdiği saklanır.',
  },
  ar: {
    title: 'كيف تُحصى الزيارات',
    text: 'يُحصي هذا الموقع الزيارات على خادمه الخاص، من دون ملفات تعريف ارتباط ولا نصوص برمجية: الصفحات التي تُفتح، والموقع أو الحملة التي قادت إلى هنا، ونوع الجهاز، واللغة والبلد اللذين يذكرهما المتصفح. كما يُحصي الكلمات التي يُبحث عنها هنا ولا يُعثر لها على نتائج، والصفحات المطلوبة غير الموجودة. ولكي يُحتسب كل زائر مرة واحدة في اليوم، يُنشأ رمز من عنوان الشبكة والمتصفح بمفتاح يُحذف بعد انتهاء اليوم، ولا يُخزَّن الرمز نفسه. لا يُحتفظ بأي عنوان ولا بأي شيء عن شخص بعينه. وإذا كان متصفحك يرسل Global Privacy Control أو Do Not Track، فلن تُحتسب زيارتك. ولا يُحفظ إلا مع رسالة ترسلها من هنا: أول صفحة فتحتها في ذلك اليوم، والموقع أو الحملة التي قادت إليها.',
  },
  ur: {
    title: 'وزٹ کیسے گنے جاتے ہیں',
    text: 'یہ سائٹ اپنے ہی سرور پر، کوکیز اور اسکرپٹ کے بغیر، وزٹ گنتی ہے: کون سے صفحات کھولے گئے، کون سی ویب سائٹ یا مہم یہاں لائی، آلے کی قسم، اور وہ زبان اور ملک جو براؤزر بتاتا ہے۔ وہ الفاظ بھی گنے جاتے ہیں جو یہاں تلاش کیے گئے مگر نہیں ملے، اور وہ صفحات بھی جو مانگے گئے مگر موجود نہیں۔ ہر وزیٹر کو دن میں ایک بار گننے کے لیے نیٹ ورک کے پتے اور براؤزر سے ایک کوڈ بنتا ہے، جس کی کلید دن کے بعد حذف ہو جاتی ہے؛ کوڈ محفوظ نہیں کیا جاتا۔ کوئی پتہ اور کسی ایک شخص کے بارے میں کچھ نہیں رکھا جاتا۔ اگر آپ کا براؤزر Global Privacy Control یا Do Not Track بھیجتا ہے تو آپ کا وزٹ نہیں گنا جاتا۔ صرف یہاں سے بھیجے گئے پیغام کے ساتھ یہ رکھا جاتا ہے کہ اُس دن آپ نے سب سے پہلے کون سا صفحہ کھولا، اور کون سی ویب سائٹ یا مہم وہاں لائی۔',
  },
  he: {
    title: 'איך נספרים הביקורים',
    text: 'אתר זה סופר ביקורים בשרת שלו, ללא עוגיות וללא סקריפטים: אילו דפים נפתחים, האתר או הקמפיין שהובילו לכאן, סוג המכשיר, והשפה והמדינה שהדפדפן מציין. נספרות גם המילים שחיפשו כאן ולא נמצאו, ודפים שניסו לפתוח ואינם קיימים. כדי לספור כל מבקר פעם ביום, נוצר קוד מכתובת הרשת ומהדפדפן, בעזרת מפתח שנמחק בסוף היום; הקוד עצמו אינו נשמר. לא נשמרת שום כתובת ולא שום דבר על אדם מסוים. אם הדפדפן שלך שולח Global Privacy Control או Do Not Track, הביקור שלך אינו נספר. רק עם הודעה שנשלחת מכאן נשמר איזה דף נפתח ראשון באותו יום, ואיזה אתר או קמפיין הובילו אליו.',
  },
  hi: {
    title: 'विज़िट कैसे गिनी जाती हैं',
    text: 'यह साइट अपने ही सर्वर पर, कुकी और स्क्रिप्ट के बिना, विज़िट गिनती है: कौन-से पेज खोले गए, किस वेबसाइट या अभियान से लोग आए, डिवाइस का प्रकार, और ब्राउज़र की बताई भाषा और देश। यहाँ खोजे गए, पर न मिले शब्द भी गिने जाते हैं, और वे पेज भी जिन्हें खोलना चाहा गया, पर जो मौजूद नहीं हैं। हर विज़िटर को दिन में एक बार गिनने के लिए नेटवर्क पते और ब्राउज़र से एक कोड बनता है, जिसकी कुंजी दिन के बाद हटा दी जाती है; कोड सहेजा नहीं जाता। कोई पता और किसी एक व्यक्ति की कोई जानकारी नहीं रखी जाती। अगर आपका ब्राउज़र Global Privacy Control या Do Not Track भेजता है, तो आपकी विज़िट नहीं गिनी जाती। केवल यहाँ से भेजे गए संदेश के साथ यह रखा जाता है कि उस दिन आपने सबसे पहले कौन-सा पेज खोला, और किस वेबसाइट या अभियान से उस पर आए।',
  },
  ja: {
    title: '訪問の数え方',
    text: 'このサイトは、Cookie もスクリプトも使わず、自分のサーバーで訪問を数えます。数えるのは、開かれたページ、ここへ導いたサイトやキャンペーン、端末の種類、ブラウザーが伝える言語と国です。ここで検索して見つからなかった語と、開こうとして存在しなかったページも数えます。訪問者を一日に一度だけ数えるため、ネットワークアドレスとブラウザーから符号を作ります。そのための鍵は一日が終わると削除され、符号は保存されません。アドレスも、個人に関する情報も残りません。ブラウザーが Global Privacy Control または Do Not Track を送る場合、その訪問は数えません。ただし、ここから送られたメッセージとともに、その日に最初に開かれたページと、そこへ導いたサイトやキャンペーンを保存します。',
  },
  'zh-Hans': {
    title: '访问如何统计',
    text: '本网站在自己的服务器上统计访问，不使用 Cookie，也不使用脚本。统计的内容包括：打开了哪些页面、从哪个网站或推广活动而来、设备类型，以及浏览器所报告的语言和国家。在这里搜索而没有结果的词语，以及被访问却不存在的页面，也会被统计。为了让每位访客每天只计一次，网站用网络地址和浏览器生成一个代码，所用的密钥在当天结束后删除，代码本身不会保存。我们不保留任何地址，也不保留任何关于个人的信息。如果您的浏览器发送 Global Privacy Control 或 Do Not Track，您的访问不会被计入。只有当您在这里发送消息时，才会随消息保存您当天首先打开的页面，以及引导您前来的网站或推广活动。',
  },
};

export const countedVisitsIn = (language: Language) => tables[language];
