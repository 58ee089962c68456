/**
 * Returns a text as it was meant: each line break as one character, as browsers count it, and without spaces and invisible
 * characters at the ends, which come along when text is copied.
 */
export function tidied(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  let start = 0;
  let end = lines.length;
  while (start < end && NOTHING.test(lines.charAt(start))) start += 1;
  while (end > start && NOTHING.test(lines.charAt(end - 1))) end -= 1;
  return lines.slice(start, end);
}

/** Returns what stands before the first character that nobody sees, or that turns others around; null without one. */
export function beforeInvisible(line: string): string | null {
  const found = INVISIBLE.exec(line.replaceAll(FLAG, (flag) => '-'.repeat(flag.length)));
  return found && line.slice(0, found.index);
}

// White space, a next line (U+0085) and the format characters (Cf) that have no sign of their own.
const NOTHING = /[\s\u0085\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/;

// All format characters but joiners, which scripts and emoji need, and the signs that are seen.
const INVISIBLE =
  /[\p{Cc}\u2028\u2029]|(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])\p{Cf}/u;

// The flags of regions, such as Wales, are spelled in invisible letters.
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}/gu;

// PostgreSQL stores no NUL, and browsers show none of the others. Tabs and line breaks are none of them.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const EVERY_CONTROL = new RegExp(CONTROL, 'g');

/** Whether a text has a character that cannot be stored. */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

/** Leaves out the characters that cannot be stored. */
export function withoutControl(text: string): string {
  return text.replaceAll(EVERY_CONTROL, '');
}
