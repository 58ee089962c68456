/** Evidence of spam. */
export interface Signal {
  /** A sentence for the people who check the spam folder. */
  reason: string;
  weight: number;
}

/** What the words of a text weigh at most: whatever an honest visitor writes about, the text alone is never spam. */
const MAX_TEXT = 8;
const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi;
const LINK_MARKUP = /<a\s[^<>]*href|\[(?:url|link)\b/i;
const ACTIVE_MARKUP = /<(?:script|iframe|object|embed)\b|\bon(?:error|load|click)\s*=|javascript:/i;
const WORD = /\p{L}+/gu;
/** Letters of one alphabet side by side. */
const RUN = /\p{Script=Latin}+|\p{Script=Cyrillic}+|\p{Script=Greek}+/gu;
/** Cyrillic and Greek letters that look like Latin ones. */
const LOOK_ALIKES = /^[асеорхуіјѕԁһԛԝАВЕЗІЈКМНОРСТУХѴαινορτυχγΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u;
const FEW_WORDS = 20; // characters

/** Returns the signals of a visitor's text, and of a link in any other field. Together they weigh `MAX_TEXT` at most. */
export function textSignals(text: string, otherFields: string): Signal[] {
  const signals = [
    ...linkSignals(text, otherFields),
    ...markupSignals(text),
    ...alphabetSignals(text),
    ...phraseSignals(text),
  ];
  let left = MAX_TEXT;
  return signals.map(({ weight, reason }) => {
    const counted = Math.min(weight, left);
    left -= counted;
    return { weight: counted, reason };
  });
}

function linkSignals(text: string, otherFields: string): Signal[] {
  const signals: Signal[] = [];
  const count = text.match(LINK)?.length ?? 0;
  if (count > 0)
    signals.push({
      weight: 2 * count,
      reason: `It contains ${count === 1 ? 'a link' : `${count} links`}.`,
    });
  if (count > 0 && text.replace(LINK, '').trim().length < FEW_WORDS)
    signals.push({ weight: 4, reason: 'It contains little more than a link.' });
  if (otherFields.match(LINK)) signals.push({ weight: 8, reason: 'It has a link where a name or number belongs.' });
  return signals;
}

function markupSignals(text: string): Signal[] {
  const signals: Signal[] = [];
  if (LINK_MARKUP.test(text)) signals.push({ weight: 8, reason: 'It contains links written as code.' });
  if (ACTIVE_MARKUP.test(text)) signals.push({ weight: 4, reason: 'It contains code that browsers run.' });
  return signals;
}

function alphabetSignals(text: string): Signal[] {
  const count = (text.match(WORD) ?? []).filter(isDisguised).length;
  return count < 2 ? [] : [{ weight: count === 2 ? 4 : 8, reason: 'Its words mix letters from two alphabets.' }];
}

/**
 * Returns whether letters of another alphabet hide a word from filters: they stand in its middle, or look like its first
 * ones. A Latin stem with an ending of another alphabet is how people write, such as “SEOшник”.
 */
function isDisguised(word: string): boolean {
  const [first = '', ...others] = word.match(RUN) ?? [];
  return others.length > 1 || (others.length === 1 && LOOK_ALIKES.test(first));
}

function phraseSignals(text: string): Signal[] {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}%$€£]+/gu, ' ');
  const found = phrases.filter((phrase) => plain.includes(phrase));
  return found.length === 0
    ? []
    : [{ weight: 3 * found.length - 1, reason: `It contains phrases typical of spam: ${found.join(', ')}.` }];
}

/**
 * Phrases typical of spam, in lower case, words one space apart. One alone means little. What an agency sells and its clients
 * ask for, such as search rankings, links, campaigns and mailing lists, is none.
 */
const phrases = [
  // Offers to site owners
  'i came across your website',
  'i was on your website',
  'we can rank',
  'rank your website',
  'increase your traffic',
  'contact form blast',
  'contact form marketing',
  'send your message to millions',
  // Pressure
  'no obligation',
  '100% guaranteed',
  'money back guarantee',
  'limited time offer',
  'act now',
  'click here',
  'click the link',
  'to unsubscribe',
  'opt out of future',
  'reply stop',
  'risk free',
  // Money
  'make money',
  'earn money',
  'passive income',
  'work from home',
  'double your',
  'bitcoin',
  'crypto',
  'forex',
  'binary options',
  'guaranteed profit',
  'business loan',
  'loan offer',
  'bad credit',
  'million dollars',
  'next of kin',
  'inheritance',
  'lottery',
  'you have won',
  // Goods
  'casino',
  'betting',
  'free spins',
  'viagra',
  'cialis',
  'pharmacy',
  'weight loss',
  'replica watches',
  'hot girls',
  'adult dating',
  'meet singles',
  // Other languages
  'заработок в интернете',
  'казино',
  'ставки на спорт',
  'рассылка по формам',
  'prêt entre particuliers',
  'gana dinero',
  'geld verdienen',
];
