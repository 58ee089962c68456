/** Search results show no more of a description. */
const MAX_LENGTH = 160;
const MIN_LENGTH_OF_SENTENCES = 60;

/** Shortens a text to 160 characters: to whole sentences where they fill 60, else to whole words and an ellipsis. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  const sentences = /^.*[.!?](?=\s)/.exec(line.slice(0, MAX_LENGTH + 1))?.[0] ?? '';
  if (sentences.length >= MIN_LENGTH_OF_SENTENCES) return sentences;
  return `${line.slice(0, MAX_LENGTH).replace(/(?<![\s,;:–-])[\s,;:–-]*\s\S*$/, '')}…`;
}
