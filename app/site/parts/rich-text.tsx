import { renumberHeadings } from './heading-levels.ts';

interface RichTextProps {
  html: string;
  className?: string;
  /** The level of its topmost headings. */
  level?: 2 | 3 | 4;
}

/** Rich text that the server has sanitized. */
export function RichText({ html, className = '', level = 2 }: RichTextProps) {
  const __html = withFocusableCode(renumberHeadings(html, level));
  return <div dir="auto" className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html }} />;
}

/** Makes code blocks focusable, so that they can be scrolled by keyboard. */
function withFocusableCode(html: string): string {
  return html.replaceAll('<pre>', '<pre tabindex="0" role="group" aria-label="Code">');
}
