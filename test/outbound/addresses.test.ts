import { describe, expect, test } from 'vitest';
import { hostile } from '../hostile/addresses.ts';
import { createOutbound } from '../../server/outbound/outbound.ts';

const outbound = createOutbound({ allowsPrivate: false, publicUrl: 'https://plinth.example' });

test.each(hostile)('%s is refused before anything is asked', async (address) => {
  expect(outbound.whyNot(address)).toMatch(/^Address must .+\.$/);
  expect(
    await outbound.read(address, { signal: AbortSignal.timeout(1_000), maxSize: 10, accept: '*/*' }),
  ).toMatchObject({ ok: false });
  expect(await outbound.post(address, { signal: AbortSignal.timeout(1_000), headers: {}, body: '{}' })).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^Address must .+\.$/),
  });
});

test.each([
  'https://calendar.google.com/calendar/ical/a/basic.ics',
  'https://example.com:8443/a.ics?key=1',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://172.32.0.1/',
  'https://100.128.0.1/',
  'https://bücher.example/',
])('%s may be asked', (address) => {
  expect(outbound.whyNot(address)).toBeNull();
});

describe('where the network of this machine is allowed', () => {
  const inside = createOutbound({ allowsPrivate: true, publicUrl: 'https://plinth.example' });

  test('addresses inside and plain http are, and nothing else', () => {
    expect(inside.whyNot('http://127.0.0.1:8080/a.ics')).toBeNull();
    expect(inside.whyNot('http://calendars/a.ics')).toBeNull();
    expect(inside.whyNot('file:///etc/passwd')).toBe('Address must start with https://.');
    expect(inside.whyNot('https://plinth.example/a.ics')).toBe('Address must not be one of this site.');
  });
});
