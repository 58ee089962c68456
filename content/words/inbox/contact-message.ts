import type { contactMessage } from '../../inbox/contact-message.ts';
import type { KindWords } from './kind-words.ts';

export const contactMessageWords: KindWords<typeof contactMessage> = {
  en: {
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      description: 'Message',
    },
    thanks: 'Thanks for contacting us. We will email you soon enough!',
    received: 'We have received your message',
    confirmation: 'Thank you for your message. We will read it and reply by email.',
  },
  de: {
    fields: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      description: 'Nachricht',
    },
    thanks: 'Vielen Dank für Ihre Nachricht. Wir melden uns bald per E-Mail.',
    received: 'Wir haben Ihre Nachricht erhalten',
    confirmation: 'vielen Dank für Ihre Nachricht. Wir lesen sie und antworten per E-Mail.',
  },
  fr: {
    fields: {
      name: 'Nom',
      email: 'E-mail',
      phone: 'Téléphone',
      description: 'Message',
    },
    thanks: 'Merci pour votre message. Nous vous répondrons bientôt par e-mail.',
    received: 'Nous avons bien reçu votre message',
    confirmation: 'Merci pour votre message. Nous allons le lire et vous répondre par e-mail.',
  },
  es: {
    fields: {
      name: 'Nombre',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      description: 'Mensaje',
    },
    thanks: 'Gracias por su mensaje. Le responderemos pronto por correo electrónico.',
    received: 'Hemos recibido su mensaje',
    confirmation: 'Gracias por su mensaje. Lo leeremos y le responderemos por correo electrónico.',
  },
  'pt-BR': {
    fields: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefone',
      description: 'Mensagem',
    },
    thanks: 'Obrigado pela sua mensagem. Responderemos em breve por e-mail.',
    received: 'Recebemos sua mensagem',
    confirmation: 'Obrigado pela sua mensagem. Vamos ler e responder por e-mail.',
  },
  nl: {
    fields: {
      name: 'Naam',
      email: 'E-mail',
      phone: 'Telefoon',
      description: 'Bericht',
    },
    thanks: 'Bedankt voor uw bericht. We antwoorden u snel per e-mail.',
    received: 'We hebben uw bericht ontvangen',
    confirmation: 'Bedankt voor uw bericht. We lezen het en antwoorden per e-mail.',
  },
  it: {
    fields: {
      name: 'Nome',
      email: 'E-mail',
      phone: 'Telefono',
      description: 'Messaggio',
    },
    thanks: 'Grazie per il Suo messaggio. Le risponderemo presto via e-mail.',
    received: 'Abbiamo ricevuto il Suo messaggio',
    confirmation: 'Grazie per il Suo messaggio. Lo leggeremo e Le risponderemo via e-mail.',
  },
  pl: {
    fields: {
      name: 'Imię i nazwisko',
      email: 'E-mail',
      phone: 'Telefon',
      description: 'Wiadomość',
    },
    thanks: 'Dziękujemy za wiadomość. Wkrótce odpowiemy e-mailem.',
    received: 'Otrzymaliśmy Państwa wiadomość',
    confirmation: 'Dziękujemy za wiadomość. Przeczytamy ją i odpowiemy e-mailem.',
  },
  tr: {
    fields: {
      name: 'Ad soyad',
      email: 'E-posta',
      phone: 'Telefon',
      description: 'Mesaj',
    },
    thanks: 'Mesajınız için teşekkürler. Size yakında e-posta ile döneceğiz.',
    received: 'Mesajınızı aldık',
    confirmation: 'Mesajınız için teşekkürler. Okuyup e-posta ile yanıtlayacağız.',
  },
  ar: {
    fields: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      description: 'الرسالة',
    },
    thanks: 'شكرًا لتواصلكم معنا. سنراسلكم قريبًا بالبريد الإلكتروني.',
    received: 'استلمنا رسالتكم',
    confirmation: 'شكرًا لرسالتكم. سنقرؤها ونرد عليكم بالبريد الإلكتروني.',
  },
  ur: {
    fields: {
      name: 'نام',
      email: 'ای میل',
      phone: 'فون',
      description: 'پیغام',
    },
    thanks: 'ہم سے رابطہ کرنے کا شکریہ۔ ہم جلد ہی آپ کو ای میل کریں گے۔',
    received: 'ہمیں آپ کا پیغام مل گیا',
    confirmation: 'آپ کے پیغام کا شکریہ۔ ہم اسے پڑھ کر ای میل سے جواب دیں گے۔',
  },
  he: {
    fields: {
      name: 'שם',
      email: 'דוא״ל',
      phone: 'טלפון',
      description: 'הודעה',
    },
    thanks: 'תודה שפניתם אלינו. נשיב לכם בקרוב בדוא״ל.',
    received: 'קיבלנו את הודעתכם',
    confirmation: 'תודה על הודעתכם. נקרא אותה ונשיב בדוא״ל.',
  },
  hi: {
    fields: {
      name: 'नाम',
      email: 'ईमेल',
      phone: 'फ़ोन',
      description: 'संदेश',
    },
    thanks: 'हमसे संपर्क करने के लिए धन्यवाद। हम जल्द ही आपको ईमेल करेंगे।',
    received: 'हमें आपका संदेश मिल गया है',
    confirmation: 'आपके संदेश के लिए धन्यवाद। हम उसे पढ़कर ईमेल से उत्तर देंगे।',
  },
  ja: {
    fields: {
      name: 'お名前',
      email: 'メールアドレス',
      phone: '電話番号',
      description: 'メッセージ',
    },
    thanks: 'お問い合わせありがとうございます。まもなくメールでご連絡いたします。',
    received: 'メッセージを受け付けました',
    confirmation: 'メッセージをお送りいただき、ありがとうございます。拝読のうえ、メールでお返事いたします。',
  },
  'zh-Hans': {
    fields: {
      name: '姓名',
      email: '电子邮箱',
      phone: '电话',
      description: '留言',
    },
    thanks: '感谢您联系我们。我们会尽快通过邮件回复您。',
    received: '我们已收到您的留言',
    confirmation: '感谢您的留言。我们会阅读并通过邮件回复。',
  },
};
