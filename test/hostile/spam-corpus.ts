import type { Fields } from '../api/app/documents/html-form.ts';

/** How a message is sent; by default from a form page, half a minute after it was opened, by bots without a browser. */
export interface Sent extends Fields {
  description: string;
}
export interface How {
  /** Seconds between opening the form and sending it. */
  seconds?: number;
  /** Changed form fields; empty ones are omitted. */
  changes?: Fields;
  headers?: Fields;
  /** How often the same message was sent before. */
  repeated?: number;
  /** How many other messages the same address sent before. */
  crowd?: number;
  /** Whether a program sends it by the API. */
  isCall?: true;
}
type Bot = [what: string, reason: RegExp, fields: Sent, how?: How];

/** What a script leaves out that every browser sends. */
export const noBrowser = { origin: '' };

const plain = 'We would like to hear what a new shop costs.';
const links = (count: number) => Array.from({ length: count }, (_, number) => `https://s${number}.example/a`).join(' ');
const DAY = 24 * 60 * 60; // s

/** Messages that no person sends, with the reason for each. */
export const bots: Bot[] = [
  [
    'fills in every field there is',
    /hidden field/,
    { description: plain },
    { changes: { homepage: 'https://b.example' } },
  ],
  ['fills in the honeypot with a word', /hidden field/, { description: 'Hello' }, { changes: { homepage: 'Ines' } }],
  ['sends at once', /faster/, { description: plain }, { seconds: 0 }],
  ['sends after a second', /faster/, { description: plain }, { seconds: 1 }],
  [
    'makes up a form token',
    /forged/,
    { description: plain },
    { changes: { form_token: `1900000000000.${'A'.repeat(43)}` } },
  ],
  ['sends nonsense as form token', /forged/, { description: plain }, { changes: { form_token: '1' } }],
  [
    'sends links without a form token',
    /not sent from a form/,
    { description: `Look at this: ${links(2)}` },
    { changes: { form_token: '' } },
  ],
  [
    'sends links with an old form',
    /more than a day/,
    { description: `Look at this: ${links(2)}` },
    { seconds: 2 * DAY },
  ],
  [
    'sends links from another site',
    /another site/,
    { description: `Some good shops that you should have a look at: ${links(4)}` },
    { headers: { origin: 'https://evil.example' } },
  ],
  [
    'sends the same text again and again',
    /5 times/,
    { description: 'This is an offer that each of you should read today.' },
    { repeated: 5 },
  ],
  [
    'sends the same pitch a third time',
    /2 times/,
    { description: 'Earn money with our casino, passive income for you and yours.' },
    { repeated: 2 },
  ],
  [
    'sends many pitches',
    /21 messages came/,
    { description: 'Bitcoin is where your passive income comes from, click here.' },
    { crowd: 20 },
  ],
  ['sends nothing but links', /little more than a link/, { description: links(3) }],
  [
    'opens a browser and replays an old form',
    /more than a day/,
    { description: 'Earn money with our casino, passive income for you and yours.' },
    { seconds: 2 * DAY, headers: { origin: 'https://plinth.example' } },
  ],
  [
    'opens a browser on another site',
    /another site/,
    { description: 'Earn money with our casino, passive income for you and yours.' },
    { headers: { origin: 'https://evil.example' } },
  ],
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
    'has a link as a name',
    /name or number/,
    { name: 'Win at https://win.example', description: 'Look at www.win.example for your prize.' },
  ],
  [
    'has a link as a phone number',
    /name or number/,
    { phone: 'www.win.example', description: 'Look at www.win.example for your prize.' },
  ],
  [
    'includes a script',
    /code that browsers run/,
    { description: `<script src="https://evil.example/x.js"></script> nice page, see ${links(1)}` },
  ],
  [
    'includes a frame',
    /code that browsers run/,
    { description: `<iframe src="https://evil.example/"></iframe> nice page, see ${links(1)}` },
  ],
  [
    'hides words in another alphabet',
    /two alphabets/,
    { description: 'Вuy сheap рills nоw, the best of all сity shops.' },
  ],
  ['hides Greek letters in words', /two alphabets/, { description: 'Frεe mοney fοr yοu and your family.' }],
  [
    'sells search rankings',
    /phrases typical of spam/,
    {
      description:
        'Hi, I came across your website. We can rank your website on the first page of Google with high quality backlinks!',
    },
  ],
  [
    'sells guest posts',
    /5 times/,
    {
      description:
        'We offer a guest post with dofollow link insertion on sites of high domain authority, prices on request.',
    },
    { repeated: 5 },
  ],
  [
    'sells mailing lists',
    /phrases typical of spam/,
    {
      description:
        'Contact form marketing works. Our email database has verified leads, 100% guaranteed. Write to us to opt out of future mails.',
    },
  ],
  [
    'sells coins',
    /phrases typical of spam/,
    { description: 'Double your Bitcoin with our forex robot: risk-free, guaranteed profit. Act now.' },
  ],
  [
    'has an inheritance',
    /phrases typical of spam/,
    {
      description:
        'I am the lawyer of a late client who left five million dollars without next of kin. The inheritance is yours; you have won.',
    },
  ],
  [
    'lends money',
    /phrases typical of spam/,
    { description: `Business loan offer, no obligation, also with bad credit: ${links(1)}` },
  ],
  [
    'sells love',
    /phrases typical of spam/,
    { description: 'Hot girls and adult dating in your city. Meet singles tonight, click here.' },
  ],
  [
    'sells in Russian',
    /phrases typical of spam/,
    { description: 'Продвижение сайта, рассылка по формам, казино и ставки на спорт!' },
  ],
  [
    'shouts its pitch',
    /phrases typical of spam/,
    { description: 'MAKE MONEY!!! WORK FROM HOME!!! PASSIVE INCOME!!! CLICK HERE!!!' },
  ],
  [
    'calls the API with the same pitch again and again',
    /phrases typical of spam/,
    { description: 'Casino bonus with free spins and betting tips, click the link.' },
    { isCall: true, repeated: 2 },
  ],
];
