import { headingsFrom } from './heading-levels.ts';

interface RichTextProps {
  html: string;
  className?: string;
  /** The level of its own headings, one below that of the heading it stands under. */
  level?: 2 | 3;
}

/** Text of the editor, which the server has sanitised. */
export function RichText({ html, className = '', level = 2 }: RichTextProps) {
  return (
    <div
      dir="auto"
      className={`rich-text ${className}`}
      dangerouslySetInnerHTML={{ __html: headingsFrom(level, html) }}
    />
  );
}
