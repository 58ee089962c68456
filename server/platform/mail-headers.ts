import type { EmailMessage } from './mail.ts';

/** Shows nothing and allows no line break. */
const WORD_JOINER = '\u2060';

/** Returns subject, reply address and the mark of automatic mail, so that texts of strangers read as they were typed. */
export function headersOf({ subject, replyTo, isReply = false }: EmailMessage) {
  return {
    subject: asTyped(subject),
    ...(replyTo && { replyTo: { ...replyTo, name: asTyped(replyTo.name) } }),
    // RFC 3834: no out-of-office message answers it.
    headers: { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' },
  };
}

/** Parts what begins an encoded word (RFC 2047): mail programs decode one wherever it stands, even in quotation marks. */
function asTyped(text: string): string {
  return text.replaceAll('=?', `=${WORD_JOINER}?`);
}
