import type { meeting } from '../../inbox/meeting.ts';
import type { KindWords } from './kind-words.ts';

export const meetingWords: KindWords<typeof meeting> = {
  en: {
    pageName: 'Schedule a Meeting',
    fields: {
      name: 'Name',
      email: 'Email',
      starts_at: 'Time',
      time_zone: 'Time zone',
      subject: 'Subject',
    },
    inForm: {
      starts_at: 'Select Time',
      subject: 'Subject to Discuss?',
    },
    thanks: 'Thanks for requesting a meeting. We have received your request.',
    received: 'We have received your meeting request',
    confirmation: 'Thank you for your meeting request. We will confirm the time by email.',
  },
  de: {
    pageName: 'Termin vereinbaren',
    fields: {
      name: 'Name',
      email: 'E-Mail',
      starts_at: 'Wunschtermin',
      time_zone: 'Zeitzone',
      subject: 'Thema',
    },
    inForm: {
      subject: 'Worum geht es?',
    },
    thanks: 'Vielen Dank für Ihre Terminanfrage. Wir haben sie erhalten.',
    received: 'Wir haben Ihre Terminanfrage erhalten',
    confirmation: 'vielen Dank für Ihre Terminanfrage. Wir bestätigen die Zeit per E-Mail.',
  },
  fr: {
    pageName: 'Prendre rendez-vous',
    fields: {
      name: 'Nom',
      email: 'E-mail',
      starts_at: 'Date et heure souhaitées',
      time_zone: 'Fuseau horaire',
      subject: 'Sujet',
    },
    inForm: {
      subject: 'Quel sujet souhaitez-vous aborder ?',
    },
    thanks: 'Merci pour votre demande de rendez-vous. Nous l’avons bien reçue.',
    received: 'Nous avons bien reçu votre demande de rendez-vous',
    confirmation: 'Merci pour votre demande de rendez-vous. Nous vous confirmerons l’horaire par e-mail.',
  },
  es: {
    pageName: 'Concertar una reunión',
    fields: {
      name: 'Nombre',
      email: 'Correo electrónico',
      starts_at: 'Fecha y hora',
      time_zone: 'Zona horaria',
      subject: 'Asunto',
    },
    inForm: {
      subject: '¿De qué desea hablar?',
    },
    thanks: 'Gracias por solicitar una reunión. Hemos recibido su solicitud.',
    received: 'Hemos recibido su solicitud de reunión',
    confirmation: 'Gracias por su solicitud de reunión. Le confirmaremos la hora por correo electrónico.',
  },
  'pt-BR': {
    pageName: 'Agendar uma reunião',
    fields: {
      name: 'Nome',
      email: 'E-mail',
      starts_at: 'Data e hora',
      time_zone: 'Fuso horário',
      subject: 'Assunto',
    },
    inForm: {
      subject: 'Sobre o que você quer conversar?',
    },
    thanks: 'Obrigado por pedir uma reunião. Recebemos seu pedido.',
    received: 'Recebemos seu pedido de reunião',
    confirmation: 'Obrigado pelo seu pedido de reunião. Confirmaremos o horário por e-mail.',
  },
  nl: {
    pageName: 'Maak een afspraak',
    fields: {
      name: 'Naam',
      email: 'E-mail',
      starts_at: 'Gewenst tijdstip',
      time_zone: 'Tijdzone',
      subject: 'Onderwerp',
    },
    inForm: {
      subject: 'Waarover wilt u het hebben?',
    },
    thanks: 'Bedankt voor uw afspraakverzoek. We hebben het ontvangen.',
    received: 'We hebben uw afspraakverzoek ontvangen',
    confirmation: 'Bedankt voor uw afspraakverzoek. We bevestigen het tijdstip per e-mail.',
  },
  it: {
    pageName: 'Fissa un incontro',
    fields: {
      name: 'Nome',
      email: 'E-mail',
      starts_at: 'Data e ora',
      time_zone: 'Fuso orario',
      subject: 'Argomento',
    },
    inForm: {
      subject: 'Di che cosa vuole parlare?',
    },
    thanks: 'Grazie per la Sua richiesta di incontro. L’abbiamo ricevuta.',
    received: 'Abbiamo ricevuto la Sua richiesta di incontro',
    confirmation: 'Grazie per la Sua richiesta di incontro. Confermeremo l’orario via e-mail.',
  },
  pl: {
    pageName: 'Umów spotkanie',
    fields: {
      name: 'Imię i nazwisko',
      email: 'E-mail',
      starts_at: 'Wybrany termin',
      time_zone: 'Strefa czasowa',
      subject: 'Temat',
    },
    inForm: {
      subject: 'O czym chcą Państwo porozmawiać?',
    },
    thanks: 'Dziękujemy za prośbę o spotkanie. Otrzymaliśmy ją.',
    received: 'Otrzymaliśmy Państwa prośbę o spotkanie',
    confirmation: 'Dziękujemy za prośbę o spotkanie. Potwierdzimy termin e-mailem.',
  },
  tr: {
    pageName: 'Görüşme Ayarlayın',
    fields: {
      name: 'Ad soyad',
      email: 'E-posta',
      starts_at: 'Zaman',
      time_zone: 'Saat dilimi',
      subject: 'Konu',
    },
    inForm: {
      starts_at: 'Tarih ve saat seçin',
      subject: 'Ne hakkında görüşmek istersiniz?',
    },
    thanks: 'Görüşme talebiniz için teşekkürler. Talebinizi aldık.',
    received: 'Görüşme talebinizi aldık',
    confirmation: 'Görüşme talebiniz için teşekkürler. Saati e-posta ile onaylayacağız.',
  },
  ar: {
    pageName: 'احجز اجتماعًا',
    fields: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      starts_at: 'الوقت',
      time_zone: 'المنطقة الزمنية',
      subject: 'الموضوع',
    },
    inForm: {
      starts_at: 'اختر الوقت',
      subject: 'ما الموضوع الذي تودون مناقشته؟',
    },
    thanks: 'شكرًا لطلبكم اجتماعًا. لقد استلمنا طلبكم.',
    received: 'استلمنا طلب الاجتماع',
    confirmation: 'شكرًا لطلبكم اجتماعًا. سنؤكد الوقت بالبريد الإلكتروني.',
  },
  ur: {
    pageName: 'ملاقات طے کریں',
    fields: {
      name: 'نام',
      email: 'ای میل',
      starts_at: 'وقت',
      time_zone: 'ٹائم زون',
      subject: 'موضوع',
    },
    inForm: {
      starts_at: 'وقت منتخب کریں',
      subject: 'آپ کس موضوع پر بات کرنا چاہتے ہیں؟',
    },
    thanks: 'ملاقات کی درخواست کا شکریہ۔ ہمیں آپ کی درخواست مل گئی۔',
    received: 'ہمیں ملاقات کی درخواست مل گئی',
    confirmation: 'ملاقات کی درخواست کا شکریہ۔ ہم ای میل سے وقت کی تصدیق کریں گے۔',
  },
  he: {
    pageName: 'קביעת פגישה',
    fields: {
      name: 'שם',
      email: 'דוא״ל',
      starts_at: 'מועד',
      time_zone: 'אזור זמן',
      subject: 'נושא',
    },
    inForm: {
      starts_at: 'בחירת מועד',
      subject: 'על מה תרצו לדבר?',
    },
    thanks: 'תודה שביקשתם פגישה. קיבלנו את בקשתכם.',
    received: 'קיבלנו את בקשתכם לפגישה',
    confirmation: 'תודה על בקשתכם לפגישה. נאשר את המועד בדוא״ל.',
  },
  hi: {
    pageName: 'मीटिंग तय करें',
    fields: {
      name: 'नाम',
      email: 'ईमेल',
      starts_at: 'समय',
      time_zone: 'समय क्षेत्र',
      subject: 'विषय',
    },
    inForm: {
      starts_at: 'समय चुनें',
      subject: 'आप किस विषय पर बात करना चाहते हैं?',
    },
    thanks: 'मीटिंग के अनुरोध के लिए धन्यवाद। हमें आपका अनुरोध मिल गया है।',
    received: 'हमें मीटिंग का आपका अनुरोध मिल गया है',
    confirmation: 'मीटिंग के आपके अनुरोध के लिए धन्यवाद। हम ईमेल से समय की पुष्टि करेंगे।',
  },
  ja: {
    pageName: '打ち合わせを予約',
    fields: {
      name: 'お名前',
      email: 'メールアドレス',
      starts_at: 'ご希望の日時',
      time_zone: 'タイムゾーン',
      subject: 'ご相談内容',
    },
    thanks: '打ち合わせのお申し込みありがとうございます。受け付けました。',
    received: '打ち合わせのお申し込みを受け付けました',
    confirmation: '打ち合わせのお申し込みありがとうございます。日時はメールで確定のご連絡をいたします。',
  },
  'zh-Hans': {
    pageName: '预约会议',
    fields: {
      name: '姓名',
      email: '电子邮箱',
      starts_at: '时间',
      time_zone: '时区',
      subject: '主题',
    },
    inForm: {
      starts_at: '选择时间',
      subject: '您想讨论什么？',
    },
    thanks: '感谢您申请会议。我们已收到您的申请。',
    received: '我们已收到您的会议申请',
    confirmation: '感谢您的会议申请。我们会通过邮件确认时间。',
  },
};
