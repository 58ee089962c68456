import type { ContactMessage, Meeting } from '../tables.ts';
import { phrases } from './phrases.ts';
import { ENOUGH, type Sign } from './signal.ts';

const LINK = /(?:https?:\/\/|\bwww\.)\S+/gi;
const LINK_MARKUP = /<a\s[^>]*href|\[(?:url|link)\b/i;
const ACTIVE_MARKUP = /<(?:script|iframe|object|embed)\b|\bon(?:error|load|click)\s*=|javascript:/i;
const WORD = /\p{L}+/gu;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const FEW_WORDS = 20; // characters

/** Gives what the words of a lead tell. */
export function textSignals(lead: ContactMessage | Meeting): Sign[] {
  const text = 'description' in lead ? lead.description : lead.subject;
  const beside = 'description' in lead ? `${lead.name} ${lead.phone}` : lead.name;
  return [...linkSigns(text, beside), ...markupSigns(text), ...alphabetSigns(text), ...phraseSigns(text)];
}

function linkSigns(text: string, beside: string): Sign[] {
  const signs: Sign[] = [];
  const count = text.match(LINK)?.length ?? 0;
  if (count > 0)
    signs.push({
      weight: count >= 8 ? ENOUGH : Math.min(2 * count, 8),
      reason: `It has ${count === 1 ? 'a link' : `${count} links`} in it.`,
    });
  if (count > 0 && text.replace(LINK, '').trim().length < FEW_WORDS)
    signs.push({ weight: 4, reason: 'It has hardly a word beside its link.' });
  if (beside.match(LINK)) signs.push({ weight: 8, reason: 'There is a link where the name or the number stands.' });
  return signs;
}

function markupSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  if (LINK_MARKUP.test(text)) signs.push({ weight: 8, reason: 'It has links written as code in it.' });
  if (ACTIVE_MARKUP.test(text)) signs.push({ weight: 6, reason: 'It has code in it that pages run.' });
  return signs;
}

/** Letters of another alphabet that look alike are how a word is hidden from who looks for it. */
function alphabetSigns(text: string): Sign[] {
  const words = text.match(WORD) ?? [];
  const count = words.filter((word) => LATIN.test(word) && CYRILLIC_OR_GREEK.test(word)).length;
  return count < 2 ? [] : [{ weight: count === 2 ? 4 : ENOUGH, reason: 'Its words mix letters of two alphabets.' }];
}

function phraseSigns(text: string): Sign[] {
  const plain = text.toLowerCase().replace(/[^\p{L}\p{N}%$€£]+/gu, ' ');
  const found = phrases.filter((phrase) => plain.includes(phrase));
  const weight = Math.min(3 * found.length - 1, ENOUGH);
  return found.length === 0 ? [] : [{ weight, reason: `It says what spam says: ${found.join(', ')}.` }];
}
