const WRAPPED = 45; // characters; shorter lines are ended by their writer

/** Joins the lines of plain text, as of a PDF, that end in the middle of a sentence. */
export function joinWrappedLines(text: string): string {
  const joined: string[] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    const before = joined.at(-1)?.trimEnd() ?? '';
    if (isWrapped(before, line)) joined.splice(-1, 1, joinedLine(before, line));
    else joined.push(line);
  }
  return joined.join('\n');
}

function isWrapped(line: string, next: string) {
  return line.length >= WRAPPED && !/[.!?:;…]$/.test(line) && /^\p{Ll}/u.test(next);
}

function joinedLine(line: string, next: string) {
  return /\p{Ll}-$/u.test(line) ? line.slice(0, -1) + next : `${line} ${next}`;
}
