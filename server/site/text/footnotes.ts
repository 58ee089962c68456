/** Says in sanitized rich text which links lead to footnotes, and which back (DPUB-ARIA). */
export function withFootnoteRoles(html: string): string {
  return html
    .replaceAll('<a href="#footnote-', '<a role="doc-noteref" href="#footnote-')
    .replaceAll('<a href="#reference-', '<a role="doc-backlink" aria-label="Back to the text" href="#reference-');
}
