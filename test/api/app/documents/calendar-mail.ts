import { expect } from 'vitest';
import type { DeliveredEmail } from '../../../servers/mail-server.ts';

/** Returns the calendar of an email, after checking that its inline part and its attachment agree; null without one. */
export function calendarOf({ raw }: DeliveredEmail): string | null {
  const parts = raw
    .split(/\r\n--[^\r\n]+\r\n/)
    .map((part) => part.split('\r\n\r\n'))
    .flatMap(([head = '', body = '']) => (/text\/calendar|application\/ics/.test(head) ? [{ head, body }] : []));
  if (parts.length === 0) return null;
  const [inline = '', attached = ''] = parts.map(({ head, body }) => decoded(head, body));
  const [method = ''] = /(?<=METHOD:)\w+/.exec(inline) ?? [];
  expect(parts[0]?.head).toMatch(new RegExp(`Content-Type: text/calendar; charset=utf-8;\\s+method=${method}`, 'i'));
  expect(parts[1]?.head).toMatch(/Content-Disposition: attachment; filename=meeting\.ics/);
  expect(attached).toBe(inline);
  return inline;
}

/** Returns the plain text of an email. */
export function plainTextOf({ raw }: DeliveredEmail): string {
  const parts = raw.split(/\r\n--[^\r\n]+\r\n/).map((part) => part.split('\r\n\r\n'));
  const [head = '', ...body] = parts.find(([head = '']) => /Content-Type: text\/plain/i.test(head)) ?? [];
  return decoded(head, body.join('\r\n\r\n')).replaceAll('\r\n', '\n');
}

/** Parses a calendar with one event into properties; throws where it violates RFC 5545. */
export function readCalendar(text: string): Record<string, string> {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  expect([...lines.slice(0, 2), ...lines.slice(-2)]).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
  const properties = lines.map((line) => /^([A-Z]+)((?:;[A-Z]+=(?:"[^"]*"|[^":;,]*))*):(.*)$/.exec(line));
  const named = properties.filter((property) => property?.[1] !== 'BEGIN' && property?.[1] !== 'END');
  const entries = named.map((property) => [property?.[1] ?? 'none', `${property?.[2]}:${property?.[3]}`] as const);
  expect(entries.map(([name]) => name)).toEqual([...new Set(entries.map(([name]) => name))]);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replace(/^:/, '')]));
}

function decoded(head: string, body: string) {
  if (/Content-Transfer-Encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/Content-Transfer-Encoding: quoted-printable/i.test(head)) return body;
  const octets = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => octet(code));
  return Buffer.from(octets, 'latin1').toString();
}

function octet(code: string) {
  return String.fromCharCode(Number.parseInt(code, 16));
}
