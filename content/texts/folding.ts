/**
 * Returns a text as it is searched and sorted by: without case, accents and the difference between ways to write a letter, so
 * that “medico” finds “Médico” and an Ä stands with the A.
 */
export function folded(text: string): string {
  const letters = text.normalize('NFKD').replace(ACCENTS, '').toLowerCase().replace(ACCENTS, '');
  return letters.replace(OTHERS, (letter) => others[letter] ?? letter).normalize('NFC');
}

/** Of Latin, Greek and Cyrillic letters. In other scripts, marks are letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Letters that Unicode does not divide into a plain one and an accent, and marks that few people can type. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
};
const OTHERS = new RegExp(`[${Object.keys(others).join('')}]`, 'g');
