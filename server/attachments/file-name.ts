import { endingsOf } from './known-types.ts';

const MOST = 255; // bytes, as in a folder of most systems
const MOST_READ = 1_000; // characters

/**
 * Returns a name under which a file can be shown and saved anywhere: without folders, without what is invisible or turns others
 * around, with an ending of its content type, or that which was sent if the type is not known.
 */
export function safeFileName(sent: string, type: string): string {
  const name = sent.slice(-MOST_READ).replace(/^.*[\\/]/s, '');
  const words = withoutEnds(name.replaceAll(NOT_SEEN, '').replaceAll(/["*:<>?|]/g, '_'));
  const [, stem = '', ending = ''] = /^(.*)\.([^.]*)$/s.exec(words) ?? [];
  const [usual = 'bin', ...others] = endingsOf(type);
  const isKnown = endingsOf(type).length > 0;
  const isRight = isKnown ? [usual, ...others].includes(ending.toLowerCase()) : /^[a-z\d]{1,10}$/i.test(ending);
  return isRight ? `${cut(stem, ending)}.${ending}` : `${cut(words, usual)}.${usual}`;
}

const NOT_SEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** Leaves out dots and spaces at both ends: they hide a file, or are lost on some systems. */
function withoutEnds(words: string) {
  let [start, end] = [0, words.length];
  while (start < end && /[\s.]/.test(words.charAt(start))) start += 1;
  while (end > start && /[\s.]/.test(words.charAt(end - 1))) end -= 1;
  return words.slice(start, end);
}

/** Cuts between characters, so that the ending fits. */
function cut(stem: string, ending: string) {
  let room = MOST - 1 - Buffer.byteLength(ending);
  let fitting = '';
  for (const character of stem || 'file') {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    fitting += character;
  }
  return fitting;
}
