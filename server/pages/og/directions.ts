const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;

const mirrored: Record<string, string> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '<': '>',
  '>': '<',
};

/** Letters that follow one another in one direction. */
interface Segment {
  text: string;
  isRightToLeft: boolean;
}

/** Whether a text begins at the right: its first letter is of a script that does. */
export function beginsAtRight(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(first);
}

/**
 * Divides a line into segments from left to right. Signs between letters go with them; at their edges, with the line. That is enough
 * of the Unicode algorithm for titles.
 */
export function inVisualOrder(line: string): Segment[] {
  if (!RIGHT_TO_LEFT.test(line)) return [{ text: line, isRightToLeft: false }];
  const isLineRightToLeft = beginsAtRight(line);
  const segments = directionsOf(Array.from(line), isLineRightToLeft).reduce<Segment[]>(
    (found, { letter, isRightToLeft }) => {
      const last = found.at(-1);
      const sign = isRightToLeft ? (mirrored[letter] ?? letter) : letter;
      if (last?.isRightToLeft === isRightToLeft) last.text += sign;
      else found.push({ text: sign, isRightToLeft });
      return found;
    },
    [],
  );
  return isLineRightToLeft ? segments.toReversed() : segments;
}

function directionsOf(letters: string[], isLineRightToLeft: boolean) {
  const strong = letters.map((letter) => (LETTER_OR_NUMBER.test(letter) ? RIGHT_TO_LEFT.test(letter) : null));
  return letters.map((letter, index) => {
    const before = strong.slice(0, index + 1).findLast((direction) => direction !== null) ?? isLineRightToLeft;
    const after = strong.slice(index).find((direction) => direction !== null) ?? isLineRightToLeft;
    const isRightToLeft = MARK.test(letter) || before === after ? before : isLineRightToLeft;
    return { letter, isRightToLeft };
  });
}
