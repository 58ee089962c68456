import { phrases } from './phrases.ts';
import { MAX_TEXT, type Signal } from './signal.ts';

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
