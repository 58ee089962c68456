/** Text of the editor, which the server has sanitised. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`prose-site ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
