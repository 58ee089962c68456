import type { Missing } from './conversion.ts';

/** Says what could not be pasted; empty if all could. */
export function missingSentence({ pictures, footnotes }: Missing): string {
  return [
    pictures === 1 && 'One picture could not be pasted: copy it by itself, or insert it as a file.',
    pictures > 1 && `${pictures} pictures could not be pasted: copy them one by one, or insert them as files.`,
    footnotes === 1 && 'The footnote keeps its number, but not its link.',
    footnotes > 1 && `The ${footnotes} footnotes keep their numbers, but not their links.`,
  ]
    .filter(Boolean)
    .join(' ');
}
