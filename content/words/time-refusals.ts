import { filled, type Words } from './words.ts';

/** Says why a time is none that can be chosen. */
export function refusedTime(
  { why, years }: { why: 'notTime' | 'past' | 'farAhead'; years: number },
  label: string,
  sentences: Words['validation'],
): string {
  if (why === 'past') return sentences.past;
  return why === 'notTime' ? filled(sentences.notTime, { label }) : filled(sentences.farAhead, { n: String(years) });
}
