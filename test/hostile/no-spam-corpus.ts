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
  [
    'wants what the agency sells',
    {
      description:
        'We are on page three. Our goal is the first page of Google. Do you offer SEO services, guest post outreach and high quality backlinks? Our domain authority is 12.',
    },
  ],
  [
    'sells what spam sells',
    {
      description:
        'We sell weight loss teas on Amazon with a money back guarantee and would like more traffic to your recommended landing page. Is there a limited time offer for new clients? No obligation, just curious.',
    },
  ],
  [
    'runs a casino',
    {
      description:
        'Hello, we run a licensed bitcoin casino with sports betting in Malta and look for SEO services. Could you send us an offer?',
    },
  ],
  [
    'gives Latin stems Russian endings',
    {
      description:
        'Здравствуйте! Нам нужен SEOшник и SMMщик, а также настройка CRMки для B2Bшников. Сколько это стоит?',
    },
  ],
  [
    'gives Latin stems Greek endings',
    { description: 'Θέλουμε νέο eshopάκι με WooCommerceακι και SEOδουλειά, πόσο κοστίζει;' },
  ],
  [
    'has eight sites',
    {
      description: `Our sites: ${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((letter) => `https://${letter}.example`).join(' ')} please audit all eight.`,
    },
  ],
  [
    'has their site as their name',
    {
      name: 'www.oursite.example',
      description: 'We would like a redesign of https://www.oursite.example and an SEO audit please.',
    },
  ],
];

/** Enquiries that are not spam however they are sent, even by a form that was open for days. */
export const enquiries: string[] = [
  // What an agency sells
  'Who does link building at your agency? We had dofollow links bought in 2019 and want the bad ones disavowed.',
  'Do you write guest posts? Our founder would like two a month, on trade sites of high domain authority.',
  'Please quote SEO services for a dental clinic with three branches, and web design services at a fixed price.',
  'Our ranking on Google fell after the relaunch. We sell verified leads to roofers. Can you find out why?',
  'We need an email database for our newsletter, with double opt-in and a link to unsubscribe.',
  'A PPC audit, please: 14 campaigns, 9,000 € a month, conversion tracking broken since March.',
  'How would you get more traffic to our shop? We spend nothing on ads, and nobody finds us.',
  'We would like to buy followers, or so our CEO says. Please tell him on a call why that is a bad idea.',
  'Is there an affordable price for start-ups? We need a logo, five pages and a pitch deck.',
  'Amazon listings: 120 ASINs, A+ content, storefront. Last agency charged 3 % of revenue.',
  // Trades that spam likes too
  'We are a pharmacy in Lahore and need a shop that shows prescriptions only to customers who signed in.',
  'Our forex school teaches in Urdu. We need a booking page and a payment by card.',
  'I am a notary. Could you make pages on inheritance and wills in plain language?',
  'We teach yoga for weight loss and need a timetable with bookings.',
  'A charity lottery needs a microsite by December; the licence number is on file.',
  'We lend to small firms: a business loan page with a calculator, please.',
  'Our dating app for widowers needs a gentle landing page. What do you charge?',
  'Crypto tax advisers in Zug look for a WordPress agency.',
  // Code and links
  'Our form posts javascript:void(0) on Safari and nothing happens. Could you look at it?',
  'The consent banner blocks gtag.js; see https://shop.example/checkout and https://shop.example/thanks.',
  'Figma: https://figma.example/file/abc, brief: https://docs.example/d/1 - happy to add you to both.',
  // Russian, Ukrainian, Bulgarian
  'Добрый день! Нужна разработка интернет-магазина на Shopify и контекстная реклама в Google. Какие сроки?',
  'Интересует продвижение сайта стоматологии, аудит и ведение соцсетей. Бюджет 100 тысяч.',
  'Ищем HRа... то есть подрядчика: лендинг, CRMка, Telegramбот для записи клиентов.',
  'Доброго дня! Потрібен сайт для пекарні та налаштування Facebookреклами. Скільки це коштує?',
  'Здравейте, търсим агенция за SEOоптимизация на онлайнshop за мебели.',
  // Greek
  'Καλημέρα σας, ψάχνουμε κάποιον για Google Ads και newsletter για δύο ξενοδοχεία στη Νάξο.',
  'Το siteάκι μας είναι αργό στα κινητά και το blogάκι δεν ανοίγει. Μπορείτε να το δείτε;',
  // Others
  'Wir möchten mit unserem Kurs Geld verdienen und suchen eine Agentur für die Landingpage und Google Ads.',
  'Guten Tag, bitte ein Angebot für SEO und Content: 30 Seiten, zwei Sprachen, Start im März.',
  'Bonjour, nous voulons être en première page de Google pour « menuiserie Nantes ». Quel budget prévoir ?',
  'Hola, necesitamos SEO local, fotos y una página de reservas para tres restaurantes en Málaga.',
  'Olá! Precisamos de gestão de redes sociais e de uma loja em Shopify. Enviam proposta?',
  'Buongiorno, cerchiamo un’agenzia per il restyling del sito e la SEO del nostro agriturismo.',
  'Dzień dobry, szukamy agencji do pozycjonowania sklepu i kampanii Google Ads.',
  'İyi günler, klinik sitemiz için SEO, Google Ads ve içerik desteği arıyoruz. Fiyat alabilir miyim?',
  'Hej! Vi vill ha en ny webbplats och hjälp med sökordsoptimering. Kan ni ringa på torsdag?',
  'السلام علیکم، ہمیں آن لائن سٹور، SEO اور فیس بک اشتہارات چاہییں۔ ریٹ بتا دیں۔',
  'مرحبا، نحتاج إلى تحسين محركات البحث SEO ومتجر على Shopify. كم السعر؟',
  'हमें अपनी कोचिंग के लिए वेबसाइट और SEO चाहिए। कृपया कीमत बताएं।',
  '我们想做英文官网的SEO和Google广告，请发一份报价。',
  'ECサイトのSEO対策とSNS運用をお願いしたいです。お見積もりをいただけますか。',
  '쇼핑몰 SEO와 인스타그램 광고 대행 견적을 받고 싶습니다.',
];
