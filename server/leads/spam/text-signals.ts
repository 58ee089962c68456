import { phrases } from './phrases.ts';
import { type Signal, THRESHOLD } from './signal.ts';

const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi;
const LINK_MARKUP = /<a\s[^>]*href|\[(?:url|link)\b/i;
const ACTIVE_MARKUP = /<(?:script|iframe|object|embed)\b|\bon(?:error|load|click)\s*=|javascript:/i;
const WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const FEW_WORDS = 20; // characters

/** Returns the signals of a visitor's text, and of a link in any other field. */
export function textSignals(text: string, otherFields: string): Signal[] {
  return [...linkSignals(text, otherFields), ...markupSignals(text), ...alphabetSignals(text), ...phraseSignals(text)];
}

function linkSignals(text: string, otherFields: string): Signal[] {
  const signals: Signal[] = [];
  const count = text.match(LINK)?.length ?? 0;
  if (count > 0)
    signals.push({
      weight: count >= 8 ? THRESHOLD : Math.min(2 * count, 8),
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
  if (ACTIVE_MARKUP.test(text)) signals.push({ weight: 6, reason: 'It contains code that browsers run.' });
  return signals;
}

/** Words are hidden from filters by look-alike letters of another alphabet. */
function alphabetSignals(text: string): Signal[] {
  const words = text.match(WORD) ?? [];
  const count = words.filter((word) => LATIN.test(word) && CYRILLIC_OR_GREEK.test(word)).length;
  return count < 2
    ? []
    : [{ weight: count === 2 ? 4 : THRESHOLD, reason: 'Its words mix letters from two alphabets.' }];
}

function phraseSignals(text: string): Signal[] {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}%$€£]+/gu, ' ');
  const found = phrases.filter((phrase) => plain.includes(phrase));
  const weight = Math.min(3 * found.length - 1, THRESHOLD);
  return found.length === 0 ? [] : [{ weight, reason: `It contains phrases typical of spam: ${found.join(', ')}.` }];
}
