import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { examineCopy } from '../server/mail-server/domain/received-copy.ts';
import { findingsAbout } from '../server/mail-server/domain/findings.ts';
import { startDnsServer, type Zone } from './servers/dns-server.ts';

const SENDING = { address: 'hello@northlight.studio', server: 'smtp.provider.net' };
const SPF = 'v=spf1 include:spf.provider.net -all';
const sound: Zone = {
  'northlight.studio': { TXT: ['other=1', SPF], MX: ['mx.provider.net'], A: ['192.0.2.80'] },
  '_dmarc.northlight.studio': { TXT: ['v=DMARC1; p=reject; rua=mailto:d@northlight.studio'] },
  'spf.provider.net': { TXT: ['v=spf1 ip4:198.51.100.0/24 ip6:2001:db8::/32 ~all'] },
  'smtp.provider.net': { A: ['198.51.100.7'] },
};

let zone: Zone;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeEach(async () => {
  zone = { ...sound };
  dns = await startDnsServer(zone);
});
afterEach(() => dns.stop());

/** Returns what is found out, by subject. */
async function examine(changes: Zone = {}, sending = SENDING) {
  Object.assign(zone, changes);
  const findings = await findingsAbout(sending, null);
  return new Map<string, string>(findings.map(({ subject, state, sentence }) => [subject, `${state}: ${sentence}`]));
}

const withSpf = (...records: string[]): Zone => ({
  'northlight.studio': { TXT: records, MX: ['mx.provider.net'], A: ['192.0.2.80'] },
});

test('a domain that is set up is told so', async () => {
  expect([...(await examine()).values()]).toEqual([
    'good: Answers and returned emails to northlight.studio go to mx.provider.net.',
    'good: The SPF record of northlight.studio lets smtp.provider.net send.',
    'good: The DMARC record of northlight.studio protects it (p=reject).',
    expect.stringMatching(/^note: Whether emails are signed shows in one that has arrived/),
  ]);
});

describe('an SPF record', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 12 }, (_, number): [string, Zone[string]] => [
      `spf${number}.provider.net`,
      { TXT: [`v=spf1 include:spf${number + 1}.provider.net -all`] },
    ]),
  );
  test.each<[string, Zone, RegExp]>([
    [
      'is missing',
      withSpf('v=spf10 +all'),
      /^bad: northlight\.studio has no SPF record, .* smtp\.provider\.net may send/,
    ],
    [
      'stands there twice',
      withSpf(SPF, 'v=spf1 -all'),
      /^bad: northlight\.studio has 2 SPF records, so all are ignored/,
    ],
    ['lets everybody send', withSpf('v=spf1 +all'), /^bad: .* lets everybody send/],
    ['lets everybody send, without a plus', withSpf('v=spf1 mx all'), /^bad: .* lets everybody send/],
    [
      'includes one that does',
      { ...withSpf('v=spf1 include:open.provider.net -all'), 'open.provider.net': { TXT: ['v=spf1 all'] } },
      /^bad: .* lets everybody send/,
    ],
    [
      'leads in a circle',
      withSpf('v=spf1 include:northlight.studio -all'),
      /^bad: .* is ignored, because it takes more than 10 questions/,
    ],
    [
      'takes eleven lookups',
      { ...withSpf('v=spf1 include:spf0.provider.net -all'), ...chain },
      /^bad: .* takes more than 10 questions to the DNS/,
    ],
    [
      'includes what is not there',
      withSpf('v=spf1 include:gone.provider.net -all'),
      /^bad: .* because “include:gone\.provider\.net” leads to a name without such a record/,
    ],
    [
      'has a word that means nothing',
      withSpf('v=spf1 ipv4:198.51.100.7 -all'),
      /^bad: .* because “ipv4:198\.51\.100\.7” means nothing there/,
    ],
    [
      'has an address that is none',
      withSpf('v=spf1 ip4:198.51.100.777 -all'),
      /^bad: .* because “ip4:198\.51\.100\.777” names no address/,
    ],
    ['has a network that is none', withSpf('v=spf1 ip4:198.51.100.7/99 -all'), /^bad: .* names no address/],
    [
      'does not name the mail server',
      withSpf('v=spf1 mx -all'),
      /^note: .* does not name the address of smtp\.provider\.net/,
    ],
    ['forbids the mail server', withSpf('v=spf1 -ip4:198.51.100.7 -all'), /^note: .* does not name/],
    [
      'forbids nobody',
      withSpf('v=spf1 include:spf.provider.net'),
      /^note: .* lets smtp\.provider\.net send, but forbids nobody else to/,
    ],
    ['names the mail server itself', withSpf('v=spf1 a:smtp.provider.net ~all'), /^good: /],
    ['names its network', withSpf('v=spf1 a:other.provider.net/24 -all'), /^note: /],
    [
      'names the network of a neighbour',
      { ...withSpf('v=spf1 a:other.provider.net/24 -all'), 'other.provider.net': { A: ['198.51.100.200'] } },
      /^good: /,
    ],
    ['leads to another one', withSpf('v=spf1 redirect=spf.provider.net'), /^good: /],
    [
      'depends on the email',
      withSpf('v=spf1 exists:%{i}.spf.provider.net include:%{d}.provider.net ip4:198.51.100.7 -all'),
      /^good: /,
    ],
    [
      'is longer than one text',
      withSpf(`v=spf1 ${'ip4:203.0.113.9 '.repeat(30)}include:spf.provider.net -all`),
      /^good: /,
    ],
  ])('that %s', async (_case, changes, finding) => {
    expect((await examine(changes)).get('SPF')).toMatch(finding);
  });

  test('names the mail server by its newer address too', async () => {
    const newer = { 'smtp.provider.net': { AAAA: ['2001:0db8:0000:0000:0000:0000:0000:0007'] } };
    expect((await examine(newer)).get('SPF')).toMatch(/^good/);
  });
});

describe('a DMARC record', () => {
  test.each<[string, string[] | undefined, RegExp]>([
    ['is missing', undefined, /^bad: northlight\.studio has no DMARC record/],
    ['stands there twice', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], /^bad: .* more than one DMARC record/],
    ['asks for nothing', ['v=DMARC1;p=none'], /^note: .* asks for nothing yet/],
    ['has no policy', ['v=DMARC1'], /^bad: .* no valid policy/],
    ['is another one', ['v=DMARC2; p=reject'], /^bad: .* has no DMARC record/],
    ['puts aside', ['v=DMARC1; p=Quarantine'], /^good: .*p=quarantine/],
  ])('that %s', async (_case, TXT, finding) => {
    expect((await examine({ '_dmarc.northlight.studio': TXT ? { TXT } : {} })).get('DMARC')).toMatch(finding);
  });

  test('counts for the names below its domain, with a policy of their own', async () => {
    const below = { ...SENDING, address: 'hello@mail.northlight.studio' };
    expect((await examine({}, below)).get('DMARC')).toMatch(
      /^good: The DMARC record of northlight\.studio protects it/,
    );
    const apart = { '_dmarc.northlight.studio': { TXT: ['v=DMARC1; p=reject; sp=none'] } };
    expect((await examine(apart, below)).get('DMARC')).toMatch(/^note/);
  });
});

test.each<[string, Zone[string], RegExp]>([
  ['nowhere', { TXT: [SPF] }, /^bad: .* go nowhere: it has no MX record/],
  ['to a web server', { TXT: [SPF], A: ['192.0.2.80'] }, /^bad: .* go to the web server of that name/],
  ['where they are not wanted', { TXT: [SPF], MX: ['.'] }, /^bad: northlight\.studio says that it takes no email/],
])('answers that go %s', async (_way, records, finding) => {
  expect((await examine({ 'northlight.studio': records })).get('MX')).toMatch(finding);
});

test.each(['hello@localhost', 'no-reply@plinth.example', 'hello@www.example.com', 'hello@northlight.test'])(
  'the DNS is not asked about %s',
  async (address) => {
    expect((await examine({}, { ...SENDING, address })).get('Sender')).toMatch(/^note: .* the DNS knows nothing/);
    expect(dns.questions).toEqual([]);
  },
);

test('a domain in other letters is asked for by its name in the DNS', async () => {
  await examine({}, { ...SENDING, address: 'hallo@büro.studio' });
  expect(dns.questions).toContain('MX xn--bro-hoa.studio');
});

test.each(['broken', 'silent'] as const)(
  'a DNS that is %s says nothing against a domain',
  async (state) => {
    const changes = { 'northlight.studio': state };
    expect((await examine(changes)).get('Sender')).toBe(
      'note: The DNS could not be asked about northlight.studio. Try again later.',
    );
  },
  20_000,
);

describe('an email that has arrived', () => {
  const strict = { domain: 'northlight.studio', policy: 'reject', isStrict: { dkim: true, spf: true } };
  const relaxed = { ...strict, isStrict: { dkim: false, spf: false } };
  const inName = (results: string, dmarc = relaxed) =>
    examineCopy(`Authentication-Results: mx.test;${results}\r\n`, { from: 'northlight.studio', dmarc }).map(
      ({ subject, state, sentence }) => `${subject} ${state}: ${sentence}`,
    );
  test.each<[string, string, RegExp[]]>([
    [
      'is signed and from the right server',
      ' dkim=pass (2048-bit key) header.d=northlight.studio;\r\n spf=pass smtp.mailfrom=hello@northlight.studio',
      [/^DKIM good: .* valid signature of northlight\.studio/, /^SPF good/],
    ],
    [
      'is not signed',
      ' spf=pass smtp.mailfrom=northlight.studio; dkim=none',
      [/^DKIM bad: The email is not signed\. Switch DKIM on/, /^SPF good/],
    ],
    [
      'has a broken signature',
      ' dkim=fail (bad hash) header.d=northlight.studio; spf=pass smtp.mailfrom=northlight.studio',
      [/^DKIM bad: .* not valid \(fail\)/, /^SPF good/],
    ],
    [
      'is signed by the provider alone',
      ' dkim=pass header.i=@provider.net; spf=pass smtp.mailfrom=bounces@provider.net',
      [
        /^DKIM bad: The email is signed by provider\.net instead/,
        /^SPF bad: The email has arrived in the name of provider\.net/,
        /^DMARC bad: Neither/,
      ],
    ],
    [
      'is signed, and returned to the provider',
      ' dkim=pass header.d=northlight.studio; spf=pass smtp.mailfrom=bounces@provider.net',
      [/^DKIM good/, /^SPF note: .* Its signature does\.$/],
    ],
    [
      'is from a wrong server',
      ' dkim=pass header.d=northlight.studio; spf=softfail smtp.mailfrom=northlight.studio',
      [/^DKIM good/, /^SPF bad: .* may not send for northlight\.studio \(softfail\)/],
    ],
    [
      'has been signed twice',
      ' dkim=pass header.d=provider.net; dkim=pass header.d=mail.northlight.studio',
      [/^DKIM good/],
    ],
  ])('and %s', (_case, results, findings) => {
    expect(inName(results)).toEqual(findings.map((finding) => expect.stringMatching(finding)));
  });

  test('is signed by a name below only where that is not forbidden', () => {
    const [signed] = inName(' dkim=pass header.d=mail.northlight.studio', strict);
    expect(signed).toMatch(/^DKIM bad: The email is signed by mail\.northlight\.studio instead/);
  });

  test('is judged by the server that has received it, not by what others have written before', () => {
    const heads = ['mx.test; dkim=none', 'evil.test; dkim=pass header.d=northlight.studio'];
    const head = heads.map((results) => `Authentication-Results: ${results}\r\n`).join('');
    const [finding] = examineCopy(head, { from: 'northlight.studio', dmarc: null });
    expect(finding?.sentence).toContain('not signed');
    expect(examineCopy('', { from: 'northlight.studio', dmarc: null })).toMatchObject([{ state: 'note' }]);
  });
});
