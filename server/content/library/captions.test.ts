import { expect, test } from 'vitest';
import { rewriteCaptions } from './captions.ts';

test('captions keep their times and words, and who says them', () => {
  const vtt = `\uFEFFWEBVTT - of our looms\r\nKind: captions\r\n\r\nNOTE of the editor\r\n\r\nSTYLE\r\n::cue { background: url(https://evil.example) }\r
\r\nintro\r\n00:01.000 --> 00:02.500 line:0 align:start\r\n<v.loud Ann>Tea & <i>cake</i>\r\n<b> </b>\r\nfor <00:01.500>all\r
\r\n01:00:00.000 --> 01:00:01.000\r\n<b></b>\r\n\r\n01:00:02.000\t--> 01:00:03.000\r\n1 &lt; 2 &copy; <script>alert(1)</script>\u0000\r\n`;
  expect(rewriteCaptions(vtt)).toBe(
    'WEBVTT\n\n00:01.000 --> 00:02.500\nAnn: Tea &amp; cake\nfor all\n\n' +
      '01:00:02.000 --> 01:00:03.000\n1 &lt; 2 &amp;copy; alert(1)\n',
  );
});

test.each([
  '',
  'WEBVTT',
  'WEBVTTX\n\n00:01.000 --> 00:02.000\na',
  '1\n00:00:01,000 --> 00:00:02,000\nA film of SubRip',
  'WEBVTT\n\n00:01.000 --> 00:99.000\na',
  'WEBVTT\n\n00:01.000-->00:02.000\na',
  'WEBVTT\n\na\nb\n00:01.000 --> 00:02.000\nc',
  'WEBVTT\n\n00:01.000 --> 00:02.000\n<i></i>',
  `WEBVTT\n\n${'00:01.000 --> 00:02.000\na\n\n'.repeat(10_001)}`,
])('%j are no captions', (text) => {
  expect(rewriteCaptions(text)).toBeNull();
});

test.each(['<v', '<v ', '<v.', '<', '-->', '00:01.000 --> 00:02.000 ', '\n', '&'])(
  'many times %j are read in no time',
  (part) => {
    const text = `WEBVTT\n\n00:01.000 --> 00:02.000\n${part.repeat(200_000)}`;
    // Minutes, if each of them looked at all others.
    const begun = process.cpuUsage();
    rewriteCaptions(text);
    // In µs of the processor: what else the machine does meanwhile takes none.
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000);
  },
);
