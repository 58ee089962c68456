import type { Attachment, Email } from 'postal-mime';
import type { Bounce } from './received-email.ts';
import { cut, readable } from './texts.ts';

const MAX_REPORT = 100_000; // bytes
const MAX_REASON = 500; // characters

/** Returns what the report says of an email that could not be delivered (RFC 3464), or the text of one without; null if it is none. */
export function bounceIn({ attachments, headers, from, text }: Email): Bounce | null {
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (report) return bounceOfReport(textIn(report));
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  const isFromServer = REPORTER.test(from?.address ?? '') || /^multipart\/report\b/i.test(type);
  return isFromServer ? { isFinal: true, reason: inLine(text ?? '') } : null;
}

/** Who reports bounces. */
const REPORTER = /^(mailer-daemon|postmaster)@/i;

function bounceOfReport(report: string): Bounce | null {
  const action = fieldIn(report, 'Action').toLowerCase();
  if (['delivered', 'relayed', 'expanded'].includes(action)) return null;
  const diagnosis = fieldIn(report, 'Diagnostic-Code').replace(/^smtp;\s*/i, '');
  return { isFinal: action !== 'delayed', reason: inLine(diagnosis || fieldIn(report, 'Status')) };
}

function fieldIn(report: string, name: string) {
  const unfolded = report.replaceAll(/\r?\n[ \t]/g, ' ');
  return new RegExp(`^${name}:(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

function textIn({ content }: Attachment) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
  return new TextDecoder().decode(bytes.subarray(0, MAX_REPORT));
}

function inLine(text: string) {
  return cut(readable(text.slice(0, MAX_REPORT)).replaceAll(/\s+/g, ' '), MAX_REASON);
}
