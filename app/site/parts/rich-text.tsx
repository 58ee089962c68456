import { splitAtEmbeds, type TextEmbed } from '../../../content/embeds/text-embeds.ts';
import { TextFigure } from './embed/text-figure.tsx';
import type { PageWords } from '../../../content/words/words.ts';
import { useWords } from '../layout/words.tsx';

interface RichTextProps {
  html: string;
  className?: string;
  /** The level of its topmost headings. */
  level?: 2 | 3 | 4;
}

/** Rich text that the server has sanitized, with what it shows between its words. */
export function RichText({ html, className = '', level = 2 }: RichTextProps) {
  const __html = withFocusableBoxes(renumberHeadings(html, level), useWords().media);
  const props = { dir: 'auto', className: `rich-text ${className}` };
  // In the browser, embeds are in the document already, and need not be part of its scripts.
  if (import.meta.env.SSR) {
    const pieces = splitAtEmbeds(__html);
    if (pieces.some((piece) => typeof piece !== 'string')) return <div {...props}>{pieces.map(pieceOf)}</div>;
  }
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

function pieceOf(piece: string | TextEmbed, index: number) {
  if (typeof piece !== 'string') return <TextFigure key={index} {...piece} />;
  return <div key={index} className="words" dangerouslySetInnerHTML={{ __html: piece }} />;
}

/** Makes what may be wider than the screen focusable, so that it can be scrolled by keyboard. */
function withFocusableBoxes(html: string, { code, dataTable }: PageWords['media']): string {
  return html
    .replaceAll('<pre>', `<pre tabindex="0" role="group" aria-label="${code}">`)
    .replaceAll('<table>', `<div class="table-box" tabindex="0" role="group" aria-label="${dataTable}"><table>`)
    .replaceAll('</table>', '</table></div>');
}

const LOWEST = 6;

/** Renumbers the headings of sanitized HTML so that they start at `level` and skip none. */
function renumberHeadings(html: string, level: number): string {
  const open: number[] = [];
  let last = level - 1;
  return html.replace(/<(\/?)h([2-6])\b/g, (_, slash: string, written: string) => {
    if (slash) return `</h${open.pop() ?? written}`;
    last = Math.min(Number(written) - 2 + level, last + 1, LOWEST);
    open.push(last);
    return `<h${last}`;
  });
}
