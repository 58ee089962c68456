import { partsOf, rawEmail } from '../emails.ts';

/** How many bytes, parts, levels or names the largest ones have. */
export interface EmailSizes {
  bytes: number;
  parts: number;
  depth: number;
  references: number;
}

export const MODERATE: EmailSizes = { bytes: 1_000_000, parts: 200, depth: 200, references: 5_000 };
export const LARGEST: EmailSizes = { bytes: 25_000_000, parts: 1_000, depth: 500, references: 100_000 };

type Maker = (sizes: EmailSizes, thread: readonly string[]) => string | Buffer;

/** Emails as nobody should send them, by what is odd about them. All answer the thread. */
export const hostileEmails: Readonly<Record<string, Maker>> = {
  'a large file': ({ bytes }, answers) => {
    const lines = `${'QUJD'.repeat(19)}\n`.repeat(Math.ceil(bytes / 77));
    return rawEmail({ answers, ...partsOf([TEXT, { head: fileHead('large.bin'), body: lines }]) });
  },
  'many parts': ({ parts }, answers) => {
    const files = Array.from({ length: parts }, (_, number) => ({ head: fileHead(`${number}.txt`), body: 'QUJD' }));
    return rawEmail({ answers, ...partsOf([TEXT, ...files]) });
  },
  'parts in parts': ({ depth }, answers) => {
    const levels = Array.from({ length: depth }, (_, level) => opening(level));
    return rawEmail({
      answers,
      type: 'multipart/mixed; boundary=b0',
      body: `${levels.join('')}--b${depth}\n\nYes, please.`,
    });
  },
  'emails in emails': ({ depth }, answers) => {
    const level = 'Content-Type: message/rfc822\n\n';
    return rawEmail({ answers, type: 'message/rfc822', body: `${level.repeat(depth)}Subject: deep\n\nYes, please.` });
  },
  'parts without an end': (_sizes, answers) =>
    rawEmail({ answers, type: 'multipart/mixed; boundary=parted', body: '--parted\nContent-Type: text/plain\n\nYes' }),
  'a boundary of nothing': (_sizes, answers) =>
    rawEmail({ answers, type: 'multipart/mixed; boundary=""', body: '--\n\nYes, please.\n----' }),
  'broken base64': (_sizes, answers) =>
    rawEmail({ answers, ...partsOf([TEXT, { head: fileHead('broken.pdf'), body: 'JVBERi0!§$%&/()=\n=====A' }]) }),
  'broken quoted-printable': (_sizes, answers) =>
    rawEmail({ answers, headers: ['Content-Transfer-Encoding: quoted-printable'], body: 'Yes=ZZ=, =3please.=' }),
  'tables in tables': ({ bytes }, answers) =>
    rawEmail({ answers, type: 'text/html', body: `<p>Yes</p>${'<table>'.repeat(Math.ceil(bytes / 17))}` }),
  'tables on lines': ({ bytes }, answers) =>
    rawEmail({ answers, type: 'text/html', body: `<p>Yes</p>${'<table>\n'.repeat(Math.ceil(bytes / 20))}` }),
  'signs that open nothing': ({ bytes }, answers) =>
    rawEmail({ answers, type: 'text/html', body: `<p>Yes</p>${'<'.repeat(bytes / 10)}${'&'.repeat(bytes / 10)}` }),
  'a comment without an end': ({ bytes }, answers) =>
    rawEmail({ answers, type: 'text/html', body: `<p>Yes</p><!--${'-'.repeat(bytes / 10)}` }),
  'quotes in quotes': ({ depth }, answers) =>
    rawEmail({
      answers,
      body: `Yes\n${Array.from({ length: depth }, (_, level) => `${'>'.repeat(level)} no`).join('\n')}`,
    }),
  'lines that look like quotes': ({ parts }, answers) =>
    rawEmail({ answers, body: `Yes\n${'在 a\nOn a b\nOp a\nFrom: a\n'.repeat(parts)}` }),
  'blank lines': ({ bytes }, answers) => rawEmail({ answers, body: `Yes${' \n'.repeat(bytes / 100)}` }),
  'one line': ({ bytes }, answers) => rawEmail({ answers, body: `Yes ${'x'.repeat(bytes / 2)}` }),
  NULs: (_sizes, answers) => rawEmail({ answers, from: '"a\0b" <ines@example.com>', subject: 'x\0y', body: 'Y\0es' }),
  'text that turns around': (_sizes, answers) =>
    rawEmail({ answers, subject: '\u202egnp.exe', body: 'Yes \u202eon\u2066' }),
  'lone surrogates': (_sizes, answers) =>
    rawEmail({ answers, type: 'text/plain; charset=utf-16le', body: 'Y\u0000\ud800' }),
  'many references': ({ references }, answers) => {
    const others = Array.from({ length: references }, (_, number) => idOf(number));
    return rawEmail({ answers: [...answers, ...others, ...answers] });
  },
  'a long subject': ({ bytes }, answers) => rawEmail({ answers, subject: 'x'.repeat(bytes / 50) }),
  'many words in a subject': ({ parts }, answers) =>
    rawEmail({ answers, subject: Array.from({ length: parts }, () => '=?utf-8?b?4p2k?=').join('\n ') }),
  'many senders': ({ parts }, answers) =>
    rawEmail({ answers, from: Array.from({ length: parts }, (_, number) => `a${number}@example.com`).join(',\n ') }),
  'a sender of brackets': ({ parts }, answers) => rawEmail({ answers, from: `${'<('.repeat(parts)}ines@example.com` }),
  'no sender': (_sizes, answers) => rawEmail({ answers, from: '' }),
  'many headers': ({ references }, answers) =>
    rawEmail({ answers, headers: Array.from({ length: references }, (_, number) => `X-${number}: ${number}`) }),
  'a file with a name of dots': ({ bytes }, answers) =>
    rawEmail({ answers, ...partsOf([TEXT, { head: fileHead('.'.repeat(bytes / 100)), body: 'QUJD' }]) }),
  'a type of nothing': (_sizes, answers) => rawEmail({ answers, type: ';;;=;/' }),
  'bytes of no text': (_sizes, answers) =>
    Buffer.concat([
      Buffer.from(rawEmail({ answers })),
      Buffer.from(Array.from({ length: 10_000 }, (_, place) => (place * 7) % 256)),
    ]),
  ...Object.fromEntries(
    charsets().map((charset): [string, Maker] => [
      `the charset ${charset}`,
      (_sizes, answers) =>
        rawEmail({ answers, type: `text/plain; charset="${charset}"`, subject: `=?${charset}?q?=E9?=` }),
    ]),
  ),
};

const TEXT = { head: 'Content-Type: text/plain', body: 'Yes, please.' };

function fileHead(name: string) {
  return `Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64`;
}

function opening(level: number) {
  return `--b${level}\nContent-Type: multipart/mixed; boundary=b${level + 1}\n\n`;
}

function idOf(number: number) {
  return `<${String(number).padStart(8, '0')}-0000-4000-8000-000000000000@elsewhere.example>`;
}

/** One label of each encoding of the WHATWG, and some that are none. */
function charsets() {
  return `utf-8 ibm866 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 iso-8859-8-i iso-8859-10
    iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh windows-874 windows-1250 windows-1251 windows-1252
    windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic gbk gb18030 big5 euc-jp
    iso-2022-jp shift_jis euc-kr utf-16be utf-16le x-user-defined replacement utf-7 cp1252 none ../etc`.split(/\s+/);
}
