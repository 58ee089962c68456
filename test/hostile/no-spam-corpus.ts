import type { How, Sent } from './spam-corpus.ts';

type Person = [who: string, fields: Sent, how?: How];

const DAY = 24 * 60 * 60; // s

const long = `Hello,

we are a family business that sells garden tools. For eleven years our shop has run on a system that nobody maintains any
more, and last winter it was down for two days in the week before Christmas.

${'We keep stock in two places, and orders come by phone as well. '.repeat(60)}

Could you tell us how you would go about it, and what a first step would cost?

With kind regards
Marta`;

/** What people send. None of it is spam. */
export const people: Person[] = [
  [
    'asks for a shop',
    { description: 'Hi! We sell ceramics and need a new online shop by autumn. Can we talk next week?' },
  ],
  ['writes three words', { description: 'Please call me.' }],
  ['writes what others wrote', { description: 'Please call me back.' }, { repeated: 6 }],
  ['has a browser fill in and is quick', { description: 'Please send me your price list.' }, { seconds: 3 }],
  [
    'left the form open over the weekend',
    { description: 'Sorry, only now: do you do Amazon listings?' },
    { seconds: 3 * DAY },
  ],
  [
    'had the form open while it was updated',
    { description: 'Do you work with clinics?' },
    { changes: { form_token: '', key: '' } },
  ],
  ['names one link', { description: 'This is our shop today: https://tiles.example/shop. It is slow on phones.' }],
  ['sends one link and hardly a word', { description: 'https://tiles.example - price?' }],
  [
    'names three examples',
    {
      description:
        'We like how these look: https://a.example, https://b.example and www.c.example. Something like that?',
    },
  ],
  [
    'has five pages to mend',
    {
      description: `These are the pages that do not load: ${['home', 'about', 'shop', 'blog', 'cart'].map((page) => `https://s.example/${page}`).join(' ')}`,
    },
  ],
  ['writes in capitals', { description: 'GOOD MORNING, WE NEED A WEBSITE FOR OUR BAKERY. PLEASE CALL US. THANK YOU.' }],
  ['writes a long message', { description: long }],
  [
    'writes in German',
    {
      description:
        'Guten Tag, wir möchten unseren Online-Shop überarbeiten. Wann hätten Sie Zeit für ein Gespräch? Grüße, Jörg',
    },
  ],
  [
    'writes in French',
    {
      name: 'Zoé Lefèvre',
      description: 'Bonjour, nous cherchons une agence pour refaire notre boutique en ligne. Quels sont vos délais ?',
    },
  ],
  [
    'writes in Urdu',
    { name: 'سارہ خان', description: 'السلام علیکم، ہمیں اپنی دکان کے لیے ویب سائٹ چاہیے۔ کیا آپ کراچی میں ہیں؟' },
  ],
  ['writes in Arabic', { name: 'ليلى حسن', description: 'مرحبا، نريد متجرا إلكترونيا جديدا. كم يكلف ذلك؟' }],
  ['writes in Chinese', { name: '王小明', description: '您好，我们想重新设计公司网站，请问费用大概是多少？' }],
  ['writes in Japanese', { name: '山田 花子', description: 'ウェブサイトのリニューアルについてご相談したいです。' }],
  [
    'writes in Russian with an English word',
    {
      name: 'Ольга',
      description: 'Здравствуйте! Нужен лендинг и настройка Google Ads для нашей студии, плюс email-рассылка.',
    },
  ],
  ['writes in Greek', { name: 'Ελένη', description: 'Καλησπέρα, θέλουμε ένα καινούργιο site για το ξενοδοχείο μας.' }],
  ['writes in Spanish', { name: 'Íñigo', description: '¡Hola! ¿Hacen campañas de Google Ads para clínicas dentales?' }],
  [
    'writes in Turkish',
    { name: 'Çağla', description: 'Merhaba, e-ticaret sitemizi taşımak istiyoruz. Yardımcı olur musunuz?' },
  ],
  [
    'wants to be found',
    { description: 'We want to be on the first page of Google for "oak tables". What would that take?' },
  ],
  [
    'asks about mails',
    {
      description: 'Our newsletter has 4,000 readers and many want to unsubscribe. Can you look at our email database?',
    },
  ],
  [
    'asks about code',
    {
      description:
        'Our tag <script src="https://tags.example/t.js"></script> does not fire on the thanks page. Can you help?',
    },
  ],
  [
    'writes a mark-up word',
    { description: 'Our headings are all <h1> and the menu is <b>broken</b>. An audit, please.' },
  ],
  [
    'has a hyphen, an apostrophe and a title',
    { name: "Dr. Anne-Marie O'Neill", description: 'We need a booking page for our practice.' },
  ],
  [
    'has their site in their name',
    { name: 'Jan (www.jan.example)', description: 'Ik wil graag een nieuwe website. Wat kost dat?' },
  ],
  ['writes with pictures', { description: 'Hi 👋🏽 love your work 😍 — can you do our rebrand? 🎉' }],
  [
    'comes by a proxy that says nothing',
    { description: 'Do you take on small jobs as well?' },
    { headers: { origin: 'null' } },
  ],
  [
    'comes from another site',
    { description: 'Found you by a friend. What does a shop cost?' },
    { headers: { origin: 'https://translate.example' } },
  ],
  ['sits in an office with many others', { description: 'And one for our branch, please.' }, { crowd: 40 }],
  [
    'sends it again, being unsure',
    { description: 'We need a website for our school, please get in touch.' },
    { repeated: 1 },
  ],
  [
    'is one of many whose words a program passes on',
    { description: 'A form of our partner sends this to you every time, again and again.' },
    { isCall: true, crowd: 50, repeated: 6 },
  ],
  ['sends by a program', { description: 'A form of our partner sends this.' }, { isCall: true }],
  [
    'lists the budget',
    { description: 'Budget: $12,000–15,000. Start: May. Scope: 40 pages, 2 languages, shop with 300 articles.' },
  ],
  [
    'works for a bank',
    { description: 'We are a credit union. Our loan offer pages need to be accessible by June. Can you audit them?' },
  ],
];
