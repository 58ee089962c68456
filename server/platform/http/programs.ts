import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Whether a request is made by a program, such as a crawler or a chat that previews links, by its `User-Agent`. */
export function isProgram(userAgent: string | undefined): boolean {
  return !userAgent || isbot(userAgent) || MORE.test(userAgent);
}

/** Programs that preview links and are unknown to isbot. */
const MORE = /^Viber\/|Microsoft (?:Office|Outlook)|\bms-office\b/i;

/** Whether a browser asks before its person has opened the page, or for a small picture of it. */
export function isInAdvance(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz'];
  return typeof purpose === 'string' && /prefetch|prerender|preview/.test(purpose);
}
