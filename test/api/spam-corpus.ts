import type { Fields } from './form-page.ts';

/** How something is sent. Where nothing else is said: from a form page, half a minute after it was opened. */
export interface Sent extends Fields {
  description: string;
}
export interface How {
  /** Between opening the form and sending it. */
  seconds?: number;
  /** What of the form is changed; an empty text is left out. */
  changes?: Fields;
  headers?: Fields;
  /** How many times the same came before. */
  repeated?: number;
  /** How much else came from the same address before. */
  crowd?: number;
  /** As a program sends it. */
  isCall?: true;
}
type Bot = [what: string, tells: RegExp, fields: Sent, how?: How];
type Person = [who: string, fields: Sent, how?: How];

const plain = 'We would like to hear what a new shop costs.';
const links = (count: number) => Array.from({ length: count }, (_, number) => `https://s${number}.example/a`).join(' ');
const DAY = 24 * 60 * 60;

/** What no person sends, and what of it tells. */
export const bots: Bot[] = [
  [
    'fills in every field there is',
    /nobody sees/,
    { description: plain },
    { changes: { homepage: 'https://b.example' } },
  ],
  ['fills in the trap with a word', /nobody sees/, { description: 'Hello' }, { changes: { homepage: 'Ines' } }],
  ['sends at once', /faster/, { description: plain }, { seconds: 0 }],
  ['sends after a second', /faster/, { description: plain }, { seconds: 1 }],
  [
    'makes a stamp of its own',
    /forged/,
    { description: plain },
    { changes: { stamp: `1900000000000.${'A'.repeat(43)}` } },
  ],
  ['sends nonsense as stamp', /forged/, { description: plain }, { changes: { stamp: '1' } }],
  [
    'sends with no form, and links',
    /no form/,
    { description: `Look at this: ${links(2)}` },
    { changes: { stamp: '' } },
  ],
  [
    'sends an old form, and links',
    /more than a day/,
    { description: `Look at this: ${links(2)}` },
    { seconds: 2 * DAY },
  ],
  [
    'sends from a page elsewhere, and links',
    /another site/,
    { description: `Some good shops that you should have a look at: ${links(4)}` },
    { headers: { origin: 'https://evil.example' } },
  ],
  [
    'sends the same again and again',
    /5 times/,
    { description: 'This is an offer that each of you should read today.' },
    { repeated: 5 },
  ],
  [
    'sends the same a third time, in a pitch',
    /2 times/,
    { description: 'Earn money with our casino, passive income for you and yours.' },
    { repeated: 2 },
  ],
  ['floods', /101 came/, { description: plain }, { crowd: 100 }],
  [
    'sends more than people do, in a pitch',
    /21 came/,
    { description: 'Bitcoin is where your passive income comes from, click here.' },
    { crowd: 20 },
  ],
  ['sends nothing but links', /hardly a word/, { description: links(3) }],
  ['sends a list of links', /8 links/, { description: `My favourite sites on the whole internet are ${links(8)}` }],
  [
    'writes a link as code',
    /links written as code/,
    { description: 'Good <a href="https://pills.example">pills</a> at good prices.' },
  ],
  [
    'writes a link as forums do',
    /links written as code/,
    { description: 'Nice site! [url=https://pills.example]pills[/url] for everyone.' },
  ],
  [
    'has a link for a name',
    /name or the number/,
    { name: 'Win at https://win.example', description: 'Look at www.win.example for your prize.' },
  ],
  [
    'has a link for a number',
    /name or the number/,
    { phone: 'www.win.example', description: 'Look at www.win.example for your prize.' },
  ],
  [
    'brings script along',
    /code in it that pages run/,
    { description: `<script src="https://evil.example/x.js"></script> nice page, see ${links(1)}` },
  ],
  [
    'brings a frame along',
    /code in it that pages run/,
    { description: `<iframe src="https://evil.example/"></iframe> nice page, see ${links(1)}` },
  ],
  [
    'hides words in another alphabet',
    /two alphabets/,
    { description: 'Вuy сheap рills nоw, the best of all сity shops.' },
  ],
  ['hides Greek letters in words', /two alphabets/, { description: 'Frεe mοney fοr yοu and your family.' }],
  [
    'sells places in search engines',
    /what spam says/,
    {
      description:
        'Hi, I came across your website. We can rank your website on the first page of Google with high quality backlinks!',
    },
  ],
  [
    'sells guest posts',
    /what spam says/,
    {
      description:
        'We offer a guest post with dofollow link insertion on sites of high domain authority, prices on request.',
    },
  ],
  [
    'sells mails',
    /what spam says/,
    {
      description:
        'Contact form marketing works. Our email database has verified leads, 100% guaranteed. Write to us to opt out of future mails.',
    },
  ],
  [
    'sells coins',
    /what spam says/,
    { description: 'Double your Bitcoin with our forex robot: risk-free, guaranteed profit. Act now.' },
  ],
  [
    'has an inheritance',
    /what spam says/,
    {
      description:
        'I am the lawyer of a late client who left five million dollars without next of kin. The inheritance is yours; you have won.',
    },
  ],
  [
    'lends money',
    /what spam says/,
    { description: `Business loan offer, no obligation, also with bad credit: ${links(1)}` },
  ],
  [
    'sells love',
    /what spam says/,
    { description: 'Hot girls and adult dating in your city. Meet singles tonight, click here.' },
  ],
  [
    'sells in Russian',
    /what spam says/,
    { description: 'Продвижение сайта, рассылка по формам, казино и ставки на спорт!' },
  ],
  [
    'shouts its pitch',
    /what spam says/,
    { description: 'MAKE MONEY!!! WORK FROM HOME!!! PASSIVE INCOME!!! CLICK HERE!!!' },
  ],
  [
    'calls the API with a pitch',
    /what spam says/,
    { description: 'Casino bonus with free spins and betting tips, click the link.' },
    { isCall: true },
  ],
];

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
    { changes: { stamp: '', key: '' } },
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
  ['has five pages to mend', { description: `These are the pages that do not load: ${links(5)}` }],
  ['writes in capitals', { description: 'GOOD MORNING, WE NEED A WEBSITE FOR OUR BAKERY. PLEASE CALL US. THANK YOU.' }],
  ['writes a long letter', { description: long }],
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
  ['sits in an office with many others', { description: 'And one for our branch, please.' }, { crowd: 25 }],
  [
    'sends it again, being unsure',
    { description: 'We need a website for our school, please get in touch.' },
    { repeated: 1 },
  ],
  [
    'is one of many whose words a program passes on',
    { description: 'A form of our partner sends this to you every time, again and again.' },
    { isCall: true, crowd: 101, repeated: 6 },
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
