import ICAL from 'ical.js';
import { sync as nodeIcal } from 'node-ical';
import { expect, test } from 'vitest';
import { calendarText, type CalendarEvent } from './calendar.ts';

const family = '👩‍👩‍👧‍👦';

const texts: [language: string, text: string][] = [
  ['English', 'A shop; with "quotes", commas, back\\slashes and https://example.com/a?b=c:d'],
  ['Arabic', 'اجتماع مع وكالة التصميم، لمناقشة المتجر الجديد؛ يرجى إحضار العقود والرسومات إلى الاجتماع'],
  ['Japanese', '新しいウェブサイトについての打ち合わせ、会議室は三階の突き当たりにございますのでお越しください'],
  // At each place of a line once, so that one stands across the fold.
  ...Array.from({ length: 12 }, (_, length): [string, string] => [
    `emoji ${length}`,
    `${'x'.repeat(50 + length)}${family.repeat(4)} end`,
  ]),
];

const methods: [step: string, event: Pick<CalendarEvent, 'method' | 'sequence' | 'starts'>][] = [
  ['request', { method: 'REQUEST', sequence: 0, starts: new Date('2031-03-09T15:00:00Z') }],
  ['move', { method: 'REQUEST', sequence: 1, starts: new Date('2031-03-30T00:30:00Z') }],
  ['cancel', { method: 'CANCEL', sequence: 2, starts: new Date('2031-03-30T00:30:00Z') }],
];

const cases = methods.flatMap(([step, event]) => texts.map(([language, text]) => ({ step, language, text, event })));

function written({ text, event }: (typeof cases)[number]) {
  return calendarText({
    ...event,
    uid: '7d4f3c1e-0000-4000-8000-1234567890ab',
    minutes: 45,
    location: `${text}\nSecond line`,
    summary: text,
    description: `${text}\r\n\r\n${text}`,
    organizer: { name: `Ash "${text}" Oak`, address: 'agency@example.com' },
    attendee: 'ines@example.com',
    writtenAt: new Date('2031-01-02T03:04:05.678Z'),
  });
}

test.each(cases)('ical.js reads the $step in $language as it was written (B15)', (invitation) => {
  const calendar = new ICAL.Component(ICAL.parse(written(invitation)) as unknown[]);
  const { method, sequence, starts } = invitation.event;
  expect(calendar.getFirstPropertyValue('method')).toBe(method);
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(component);
  expect(event).toMatchObject({
    uid: '7d4f3c1e-0000-4000-8000-1234567890ab',
    sequence,
    summary: invitation.text,
    description: `${invitation.text}\n\n${invitation.text}`,
    location: `${invitation.text}\nSecond line`,
    organizer: 'mailto:agency@example.com',
  });
  expect(event.startDate.toJSDate()).toEqual(starts);
  expect(event.endDate.toJSDate()).toEqual(new Date(starts.getTime() + 45 * 60_000));
  expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['mailto:ines@example.com']);
});

test.each(cases)('node-ical reads the $step in $language as it was written (B15)', (invitation) => {
  const read = Object.values(nodeIcal.parseICS(written(invitation))).find((entry) => entry?.type === 'VEVENT');
  const { method, sequence, starts } = invitation.event;
  expect(read).toMatchObject({
    method,
    uid: '7d4f3c1e-0000-4000-8000-1234567890ab',
    sequence,
    summary: invitation.text,
    description: `${invitation.text}\n\n${invitation.text}`,
    location: `${invitation.text}\nSecond line`,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
  });
  expect(Number(Object(read).start)).toBe(starts.getTime());
  expect(Number(Object(read).end)).toBe(starts.getTime() + 45 * 60_000);
});

test.each(cases)('the $step in $language keeps to RFC 5545', (invitation) => {
  const text = written(invitation);
  // 3.1: lines end with CRLF and have at most 75 octets; none is folded within a character.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = Buffer.from(text).toString('latin1').split('\r\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(75);
  for (const line of lines)
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
  const content = text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  const valueOf = (name: string) =>
    content.filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
  // 3.6: what a calendar and an event must have, once.
  for (const name of ['VERSION', 'PRODID', 'METHOD', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'ORGANIZER'])
    expect([name, valueOf(name).length]).toEqual([name, 1]);
  expect(valueOf('ATTENDEE')).toEqual([expect.stringMatching(/:mailto:ines@example\.com$/)]);
  // 3.3.5: times are in UTC, to the second.
  for (const name of ['DTSTAMP', 'DTSTART', 'DTEND']) expect(valueOf(name)[0]).toMatch(/^[A-Z]+:\d{8}T\d{6}Z$/);
  expect(valueOf('DTSTAMP')).toEqual(['DTSTAMP:20310102T030405Z']);
  // 3.3.11: commas, semicolons and backslashes of texts are escaped, and breaks are \n.
  for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION'])
    expect(valueOf(name)[0]?.slice(name.length + 1)).toMatch(/^(?:[^\\;,]|\\[\\;,n])*$/u);
  // 3.2: the value of a parameter has no quotation mark inside.
  expect(valueOf('ORGANIZER')[0]).toMatch(/^ORGANIZER;CN="[^"\p{Cc}]*":mailto:agency@example\.com$/u);
});
