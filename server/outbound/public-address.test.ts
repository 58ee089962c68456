import { describe, expect, test } from 'vitest';
import { createOutbound } from './outbound.ts';

const outbound = createOutbound({ allowsPrivate: false, publicUrl: 'https://plinth.example' });

const hostile = [
  // Written as numbers, as browsers and programs take them.
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.255.255.254/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://017700000001/',
  'https://0177.0.0.1/',
  'https://0/',
  'https://0.0.0.0/',
  'https://0.1.2.3/',
  'https://１２７.０.０.１/',
  'https://127。0。0。1/',
  'https://127.0.0.1./',
  'https://127.0.0.1:8443/',
  // Networks of a house or a company, and of carriers.
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.0.1/',
  'https://192.168.255.255/',
  'https://100.64.0.1/',
  'https://100.127.255.255/',
  'https://100.100.100.200/',
  // Machines that tell of themselves.
  'https://169.254.169.254/latest/meta-data/',
  'https://169.254.170.2/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://[fd00:ec2::254]/',
  'https://[fd20:ce::254]/',
  'https://metadata.google.internal/',
  // What nobody has.
  'https://192.0.2.1/',
  'https://192.88.99.1/',
  'https://198.18.0.1/',
  'https://198.19.255.255/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://224.0.0.1/',
  'https://239.255.255.250/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  // IPv6: this machine, its links and its network.
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[fe80::1]/',
  'https://[febf::1]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fdff:ffff::1]/',
  'https://[ff02::1]/',
  'https://[ff0e::1]/',
  'https://[2001:db8::1]/',
  'https://[3fff::1]/',
  'https://[100::1]/',
  'https://[5f00::1]/',
  // IPv4 in IPv6.
  'https://[::127.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a9fe:a9fe::1]/',
  'https://[2001::1]/',
  'https://[2001:0:7f00:1::]/',
  // Names that are good here only.
  'https://localhost/',
  'https://LOCALHOST:3000/',
  'https://localhost./',
  'https://calendar.localhost/',
  'https://printer.local/',
  'https://db.internal/',
  'https://router.home.arpa/',
  'https://nas.lan/',
  'https://intranet/',
  'https://hidden.onion/',
  // Other ways in.
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'data:text/calendar,BEGIN:VCALENDAR',
  'gopher://example.com/',
  'https://user:secret@example.com/',
  'https://plinth.example/calendar/a.ics',
  'https://',
  'example.com/calendar.ics',
  '',
];

test.each(hostile)('%s is refused before anything is asked', async (address) => {
  expect(outbound.whyNot(address)).toMatch(/^Address must .+\.$/);
  expect(
    await outbound.read(address, { signal: AbortSignal.timeout(1_000), maxSize: 10, accept: '*/*' }),
  ).toMatchObject({ ok: false });
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
