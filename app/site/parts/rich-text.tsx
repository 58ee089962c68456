import { headingsFrom } from './heading-levels.ts';

interface RichTextProps {
  html: string;
  className?: string;
  /** The level of its own headings, one below that of the heading it stands under. */
  level?: 2 | 3;
}

/** Text of the editor, which the server has sanitised. */
export function RichText({ html, className = '', level = 2 }: RichTextProps) {
  const __html = withReachableCode(headingsFrom(level, html));
  return <div dir="auto" className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html }} />;
}

/** Makes code blocks focusable: they scroll sideways, which has to work by keyboard too. */
function withReachableCode(html: string): string {
  return html.replaceAll('<pre>', '<pre tabindex="0" role="group" aria-label="Code">');
}
