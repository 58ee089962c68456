import { type Language, languages } from '../languages.ts';
import { filled } from './words.ts';

/** What visitors are asked before tags of others are loaded, and what the page about privacy says of them. */
interface TagConsent {
  /** Also what the link in the footer is called. */
  title: string;
  question: `${string}{names}${string}`;
  accept: string;
  decline: string;
  /** What was answered before, or by the browser. */
  accepted: string;
  declined: string;
  declinedByBrowser: string;
  /** For the page about privacy. */
  notice: { title: string; text: `${string}{names}${string}` };
}

const tables: Record<Language, TagConsent> = {
  en: {
    title: 'Cookie settings',
    question:
      'If you agree, this site loads {names}, which then learns of your visit and may store cookies. You can change your answer at the end of every page.',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You have accepted.',
    declined: 'You have declined.',
    declinedByBrowser: 'Your browser sends Global Privacy Control, which counts as declined.',
    notice: {
      title: 'Services of others',
      text: 'Only if you agree, pages of this site load {names}. These providers then learn which pages you open, and your network address, and may store cookies. Your answer is kept in your browser alone. You can change it under “Cookie settings” at the end of every page. Global Privacy Control counts as declined.',
    },
  },
  de: {
    title: 'Cookie-Einstellungen',
    question:
      'Wenn Sie zustimmen, lädt diese Website {names}; dort wird Ihr Besuch dann bekannt, und es können Cookies gespeichert werden. Ihre Antwort können Sie am Ende jeder Seite ändern.',
    accept: 'Zustimmen',
    decline: 'Ablehnen',
    accepted: 'Sie haben zugestimmt.',
    declined: 'Sie haben abgelehnt.',
    declinedByBrowser: 'Ihr Browser sendet Global Privacy Control, was als Ablehnung gilt.',
    notice: {
      title: 'Dienste anderer Anbieter',
      text: 'Nur wenn Sie zustimmen, laden die Seiten dieser Website {names}. Diese Anbieter erfahren dann, welche Seiten Sie öffnen, sowie Ihre Netzwerkadresse, und können Cookies speichern. Ihre Antwort bleibt allein in Ihrem Browser. Ändern können Sie sie unter „Cookie-Einstellungen“ am Ende jeder Seite. Global Privacy Control gilt als Ablehnung.',
    },
  },
  fr: {
    title: 'Paramètres des cookies',
    question:
      'Si vous êtes d’accord, ce site charge {names} ; votre visite y est alors connue et des cookies peuvent être enregistrés. Vous pouvez modifier votre réponse en bas de chaque page.',
    accept: 'Accepter',
    decline: 'Refuser',
    accepted: 'Vous avez accepté.',
    declined: 'Vous avez refusé.',
    declinedByBrowser: 'Votre navigateur envoie Global Privacy Control, ce qui vaut refus.',
    notice: {
      title: 'Services de tiers',
      text: 'Uniquement avec votre accord, les pages de ce site chargent {names}. Ces prestataires apprennent alors quelles pages vous ouvrez, ainsi que votre adresse réseau, et peuvent enregistrer des cookies. Votre réponse n’est conservée que dans votre navigateur. Vous pouvez la modifier sous « Paramètres des cookies », en bas de chaque page. Global Privacy Control vaut refus.',
    },
  },
  es: {
    title: 'Configuración de cookies',
    question:
      'Si está de acuerdo, este sitio carga {names}, que entonces conoce su visita y puede guardar cookies. Puede cambiar su respuesta al final de cada página.',
    accept: 'Aceptar',
    decline: 'Rechazar',
    accepted: 'Ha aceptado.',
    declined: 'Ha rechazado.',
    declinedByBrowser: 'Su navegador envía Global Privacy Control, lo que cuenta como rechazo.',
    notice: {
      title: 'Servicios de terceros',
      text: 'Solo si está de acuerdo, las páginas de este sitio cargan {names}. Estos proveedores saben entonces qué páginas abre y su dirección de red, y pueden guardar cookies. Su respuesta se guarda únicamente en su navegador. Puede cambiarla en «Configuración de cookies», al final de cada página. Global Privacy Control cuenta como rechazo.',
    },
  },
  'pt-BR': {
    title: 'Configurações de cookies',
    question:
      'Se você concordar, este site carrega {names}, que então fica sabendo da sua visita e pode armazenar cookies. Você pode mudar a sua resposta no fim de cada página.',
    accept: 'Aceitar',
    decline: 'Recusar',
    accepted: 'Você aceitou.',
    declined: 'Você recusou.',
    declinedByBrowser: 'O seu navegador envia Global Privacy Control, o que conta como recusa.',
    notice: {
      title: 'Serviços de terceiros',
      text: 'Somente se você concordar, as páginas deste site carregam {names}. Esses fornecedores ficam então sabendo quais páginas você abre e o seu endereço de rede, e podem armazenar cookies. A sua resposta fica guardada apenas no seu navegador. Você pode mudá-la em “Configurações de cookies”, no fim de cada página. Global Privacy Control conta como recusa.',
    },
  },
  nl: {
    title: 'Cookie-instellingen',
    question:
      'Als u akkoord gaat, laadt deze site {names}; daar wordt uw bezoek dan bekend, en er kunnen cookies worden opgeslagen. U kunt uw antwoord onderaan elke pagina wijzigen.',
    accept: 'Accepteren',
    decline: 'Weigeren',
    accepted: 'U hebt geaccepteerd.',
    declined: 'U hebt geweigerd.',
    declinedByBrowser: 'Uw browser stuurt Global Privacy Control, wat als weigering geldt.',
    notice: {
      title: 'Diensten van anderen',
      text: 'Alleen als u akkoord gaat, laden pagina’s van deze site {names}. Deze aanbieders weten dan welke pagina’s u opent en wat uw netwerkadres is, en kunnen cookies opslaan. Uw antwoord wordt alleen in uw browser bewaard. U kunt het wijzigen onder ‘Cookie-instellingen’, onderaan elke pagina. Global Privacy Control geldt als weigering.',
    },
  },
  it: {
    title: 'Impostazioni dei cookie',
    question:
      'Se sei d’accordo, questo sito carica {names}: la tua visita vi diventa nota e possono essere salvati dei cookie. Puoi cambiare la tua risposta in fondo a ogni pagina.',
    accept: 'Accetta',
    decline: 'Rifiuta',
    accepted: 'Hai accettato.',
    declined: 'Hai rifiutato.',
    declinedByBrowser: 'Il tuo browser invia Global Privacy Control, che vale come rifiuto.',
    notice: {
      title: 'Servizi di terzi',
      text: 'Solo se sei d’accordo, le pagine di questo sito caricano {names}. Questi fornitori vengono allora a sapere quali pagine apri e il tuo indirizzo di rete, e possono salvare dei cookie. La tua risposta resta solo nel tuo browser. Puoi cambiarla in “Impostazioni dei cookie”, in fondo a ogni pagina. Global Privacy Control vale come rifiuto.',
    },
  },
  pl: {
    title: 'Ustawienia plików cookie',
    question:
      'Po wyrażeniu zgody ta strona wczytuje {names}; informacja o wizycie trafia wtedy do dostawcy, a w przeglądarce mogą zostać zapisane pliki cookie. Odpowiedź można zmienić na dole każdej strony.',
    accept: 'Zgoda',
    decline: 'Odmowa',
    accepted: 'Zgoda została wyrażona.',
    declined: 'Odmowa została zapisana.',
    declinedByBrowser: 'Przeglądarka wysyła Global Privacy Control, co oznacza odmowę.',
    notice: {
      title: 'Usługi innych dostawców',
      text: 'Tylko po wyrażeniu zgody strony tej witryny wczytują {names}. Dostawcy dowiadują się wtedy, które strony są otwierane i z jakiego adresu sieciowego, i mogą zapisywać pliki cookie. Odpowiedź jest przechowywana wyłącznie w przeglądarce. Można ją zmienić w „Ustawieniach plików cookie” na dole każdej strony. Global Privacy Control oznacza odmowę.',
    },
  },
  tr: {
    title: 'Çerez ayarları',
    question:
      'Kabul ederseniz bu site {names} yükler; ziyaretiniz o zaman orada bilinir ve çerezler saklanabilir. Yanıtınızı her sayfanın sonunda değiştirebilirsiniz.',
    accept: 'Kabul et',
    decline: 'Reddet',
    accepted: 'Kabul ettiniz.',
    declined: 'Reddettiniz.',
    declinedByBrowser: 'Tarayıcınız Global Privacy Control gönderiyor; bu, ret sayılır.',
    notice: {
      title: 'Başkalarının hizmetleri',
      text: 'Bu sitenin sayfaları yalnızca kabul ederseniz {names} yükler. Bu sağlayıcılar o zaman hangi sayfaları açtığınızı ve ağ adresinizi öğrenir, çerez saklayabilir. Yanıtınız yalnızca tarayıcınızda tutulur. Onu her sayfanın sonundaki “Çerez ayarları” altında değiştirebilirsiniz. Global Privacy Control ret sayılır.',
    },
  },
  ar: {
    title: 'إعدادات ملفات تعريف الارتباط',
    question:
      'إذا وافقت، يحمّل هذا الموقع {names}، فتصبح زيارتك معروفة هناك وقد تُحفظ ملفات تعريف ارتباط. يمكنك تغيير إجابتك في نهاية كل صفحة.',
    accept: 'موافقة',
    decline: 'رفض',
    accepted: 'لقد وافقت.',
    declined: 'لقد رفضت.',
    declinedByBrowser: 'يرسل متصفحك Global Privacy Control، ويُعدّ ذلك رفضًا.',
    notice: {
      title: 'خدمات جهات أخرى',
      text: 'لا تحمّل صفحات هذا الموقع {names} إلا إذا وافقت. وعندئذ تعرف هذه الجهات الصفحات التي تفتحها وعنوان شبكتك، وقد تحفظ ملفات تعريف ارتباط. تُحفظ إجابتك في متصفحك وحده، ويمكنك تغييرها من «إعدادات ملفات تعريف الارتباط» في نهاية كل صفحة. ويُعدّ Global Privacy Control رفضًا.',
    },
  },
  ur: {
    title: 'کوکی کی ترتیبات',
    question:
      'اگر آپ متفق ہوں تو یہ سائٹ {names} لوڈ کرتی ہے؛ تب آپ کے وزٹ کا وہاں علم ہو جاتا ہے اور کوکیز محفوظ ہو سکتی ہیں۔ آپ ہر صفحے کے آخر میں اپنا جواب بدل سکتے ہیں۔',
    accept: 'قبول کریں',
    decline: 'انکار کریں',
    accepted: 'آپ نے قبول کیا ہے۔',
    declined: 'آپ نے انکار کیا ہے۔',
    declinedByBrowser: 'آپ کا براؤزر Global Privacy Control بھیجتا ہے، جسے انکار سمجھا جاتا ہے۔',
    notice: {
      title: 'دوسروں کی خدمات',
      text: 'اس سائٹ کے صفحات {names} صرف آپ کی رضامندی سے لوڈ کرتے ہیں۔ تب ان اداروں کو معلوم ہوتا ہے کہ آپ کون سے صفحات کھولتے ہیں اور آپ کا نیٹ ورک کا پتہ کیا ہے، اور وہ کوکیز محفوظ کر سکتے ہیں۔ آپ کا جواب صرف آپ کے براؤزر میں رہتا ہے۔ اسے ہر صفحے کے آخر میں ”کوکی کی ترتیبات“ سے بدلا جا سکتا ہے۔ Global Privacy Control کو انکار سمجھا جاتا ہے۔',
    },
  },
  he: {
    title: 'הגדרות עוגיות',
    question:
      'בהסכמתך, אתר זה טוען את {names}; הביקור שלך נודע אז שם, וייתכן שיישמרו עוגיות. אפשר לשנות את התשובה בתחתית כל דף.',
    accept: 'אישור',
    decline: 'דחייה',
    accepted: 'בחרת לאשר.',
    declined: 'בחרת לדחות.',
    declinedByBrowser: 'הדפדפן שלך שולח Global Privacy Control, והדבר נחשב לדחייה.',
    notice: {
      title: 'שירותים של אחרים',
      text: 'דפי האתר טוענים את {names} רק בהסכמתך. ספקים אלה יודעים אז אילו דפים נפתחים ומה כתובת הרשת שלך, ועשויים לשמור עוגיות. התשובה נשמרת בדפדפן שלך בלבד, ואפשר לשנות אותה תחת ”הגדרות עוגיות“ בתחתית כל דף. Global Privacy Control נחשב לדחייה.',
    },
  },
  hi: {
    title: 'कुकी सेटिंग',
    question:
      'आप सहमत हों तो यह साइट {names} लोड करती है; तब वहाँ आपकी विज़िट का पता चलता है और कुकी सहेजी जा सकती हैं। आप हर पेज के अंत में अपना जवाब बदल सकते हैं।',
    accept: 'स्वीकार करें',
    decline: 'अस्वीकार करें',
    accepted: 'आपने स्वीकार किया है।',
    declined: 'आपने अस्वीकार किया है।',
    declinedByBrowser: 'आपका ब्राउज़र Global Privacy Control भेजता है, जिसे अस्वीकार माना जाता है।',
    notice: {
      title: 'दूसरों की सेवाएँ',
      text: 'इस साइट के पेज {names} केवल आपकी सहमति से लोड करते हैं। तब इन प्रदाताओं को पता चलता है कि आप कौन-से पेज खोलते हैं और आपका नेटवर्क पता क्या है, और वे कुकी सहेज सकते हैं। आपका जवाब केवल आपके ब्राउज़र में रहता है। उसे हर पेज के अंत में “कुकी सेटिंग” से बदला जा सकता है। Global Privacy Control को अस्वीकार माना जाता है।',
    },
  },
  ja: {
    title: 'Cookie の設定',
    question:
      '同意いただくと、このサイトは {names} を読み込みます。その場合、訪問が提供元に伝わり、Cookie が保存されることがあります。回答は各ページの下部でいつでも変更できます。',
    accept: '同意する',
    decline: '拒否する',
    accepted: '同意済みです。',
    declined: '拒否済みです。',
    declinedByBrowser: 'お使いのブラウザーは Global Privacy Control を送信しており、拒否として扱われます。',
    notice: {
      title: '他社のサービス',
      text: 'このサイトのページは、同意をいただいた場合に限り {names} を読み込みます。その場合、開いたページとネットワークアドレスが提供元に伝わり、Cookie が保存されることがあります。回答はお使いのブラウザーにのみ保存され、各ページの下部の「Cookie の設定」で変更できます。Global Privacy Control は拒否として扱います。',
    },
  },
  'zh-Hans': {
    title: 'Cookie 设置',
    question:
      '如果您同意，本网站将加载 {names}；届时对方会得知您的访问，并可能存储 Cookie。您可以在每个页面的底部更改您的回答。',
    accept: '同意',
    decline: '拒绝',
    accepted: '您已同意。',
    declined: '您已拒绝。',
    declinedByBrowser: '您的浏览器发送 Global Privacy Control，视为拒绝。',
    notice: {
      title: '他人的服务',
      text: '只有在您同意后，本网站的页面才会加载 {names}。届时这些服务商会得知您打开了哪些页面以及您的网络地址，并可能存储 Cookie。您的回答只保存在您的浏览器中，您可以在每个页面底部的“Cookie 设置”中更改。Global Privacy Control 视为拒绝。',
    },
  },
};

/** Returns what the link in the footer is called. */
export function consentTitleIn(language: Language): string {
  return tables[language].title;
}

/** Returns the words about tags of these names. */
export function tagConsentIn(language: Language, names: readonly string[]) {
  const { question, notice, ...rest } = tables[language];
  const listed = {
    names: new Intl.ListFormat(language).format(names.map(languages[language].dir === 'rtl' ? isolated : String)),
  };
  return {
    ...rest,
    question: filled(question, listed),
    notice: { title: notice.title, text: filled(notice.text, listed) },
  };
}

/** Keeps a name with brackets in its own direction, within letters of the other one. */
function isolated(name: string) {
  return `\u2068${name}\u2069`;
}
