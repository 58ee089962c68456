const LONGEST = 160;
const SHORTEST_SENTENCES = 60;

/** Takes a text and gives as much of it as a search result shows: whole sentences, or else whole words. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const sentences = /^.*[.!?](?=\s)/.exec(line.slice(0, LONGEST + 1))?.[0] ?? '';
  if (sentences.length >= SHORTEST_SENTENCES) return sentences;
  return `${line.slice(0, LONGEST).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
