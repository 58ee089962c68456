import EmailReplyParser from 'email-reply-parser';
import { tidied, withoutControl } from '../../../../content/model/typed-text.ts';

const MAX_SEARCHED = 50_000; // characters: the parser may take long for more

/** Returns a text without what cannot be stored, or what turns it around. */
export function readable(text: string): string {
  return tidied(withoutControl(text.toWellFormed()).replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''));
}

/** Cuts between characters. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')}…`;
}

/** Returns what somebody has written now, without the emails that they answer; all of it where that would leave nothing. */
export function withoutQuotes(text: string): string {
  const [searched = ''] = text.slice(0, MAX_SEARCHED).split(OUTLOOK_LINE, 1);
  const fragments = new EmailReplyParser().read(searched).getFragments();
  const written = fragments.filter((fragment) => !fragment.isQuoted()).map((fragment) => fragment.getContent());
  return tidied(written.join('\n')) || text;
}

/** What Outlook writes before the email that is answered. */
const OUTLOOK_LINE = /^_{20,}$/m;
