import { createElement, Fragment, type ReactNode } from 'react';
import { type PageWords, partsOf } from '../../../content/words/words.ts';
import { useSite } from './site-data.ts';

/** Returns what pages say, in the language of the site. */
export function useWords(): PageWords {
  return useSite().words;
}

interface FilledProps {
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** A text with elements in the place of its placeholders. */
export function Filled({ text, values }: FilledProps) {
  return createElement(Fragment, null, ...withJoinedTexts(partsOf<ReactNode>(text, values)));
}

/** Joins texts that follow one another: React would put a comment between them. */
function withJoinedTexts(parts: ReactNode[]): ReactNode[] {
  return parts.flatMap((part, index) => {
    if (typeof part !== 'string') return [part];
    if (typeof parts[index - 1] === 'string') return [];
    const end = parts.findIndex((next, place) => place > index && typeof next !== 'string');
    return [
      parts
        .slice(index, end === -1 ? undefined : end)
        .filter(isText)
        .join(''),
    ];
  });
}

function isText(part: ReactNode): part is string {
  return typeof part === 'string';
}
