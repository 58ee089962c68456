const MOST = 500;

/** Message-IDs as the outbox makes them. */
const OURS = /<[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}@[^<>\s@]{1,255}>/g;

/**
 * Returns the Message-IDs in the head of an email that may be ours, those it answers first, then those before from the last to the
 * first. `anywhere`: in any header, as in a report.
 */
export function idsIn(head: string, { anywhere = false } = {}): string[] {
  const texts = anywhere ? [head] : [headerIn(head, 'in-reply-to'), headerIn(head, 'references')];
  const ids = texts.flatMap((text) => (text.match(OURS) ?? []).toReversed());
  return [...new Set(ids)].slice(0, MOST);
}

/** Returns the Message-ID of an email; null without one that can be one. */
export function messageIdIn(head: string): string | null {
  return /<[^<>\s]{1,500}>/.exec(headerIn(head, 'message-id'))?.[0] ?? null;
}

/** Whether an email may say that another one could not be delivered, although it names none. */
export function isReport(head: string): boolean {
  if (/^\s*multipart\/report\b/i.test(headerIn(head, 'content-type'))) return true;
  if (/^\s*<>/.test(headerIn(head, 'return-path'))) return true;
  return /\b(mailer-daemon|postmaster)@/i.test(headerIn(head, 'from'));
}

function headerIn(head: string, name: string): string {
  const lines = head.split(/\r?\n/);
  const start = lines.findIndex((line) => line.slice(0, name.length + 1).toLowerCase() === `${name}:`);
  if (start === -1) return '';
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !/^[ \t]/.test(line));
  const folded = end === -1 ? after : after.slice(0, end);
  return [lines[start]?.slice(name.length + 1) ?? '', ...folded].join(' ');
}
