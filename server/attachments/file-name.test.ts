import { expect, test } from 'vitest';
import { safeFileName } from './file-name.ts';

test.each([
  ['cv.pdf', 'cv.pdf'],
  ['Lebenslauf Größe 🦤.PDF', 'Lebenslauf Größe 🦤.PDF'],
  ['C:\\Users\\ines\\cv.pdf', 'cv.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['cv.pdf/', 'file.pdf'],
  ['', 'file.pdf'],
  ['...', 'file.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
  ['cv.html', 'cv.html.pdf'],
  ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
  ['c\u0000v\r\n\u200b.pdf', 'cv.pdf'],
  ['a"b:c*?<|>.pdf', 'a_b_c_____.pdf'],
  ['\ud800.pdf', 'pdf.pdf'],
  [' cv.pdf . ', 'cv.pdf'],
])('%j is saved as %j', (sent, name) => {
  expect(safeFileName(sent, 'application/pdf')).toBe(name);
});

test('a name has 255 bytes at most, cut between characters, with its ending', () => {
  const name = safeFileName(`${'é'.repeat(300)}.pdf`, 'application/pdf');
  expect(Buffer.byteLength(name)).toBe(254);
  expect(name).toMatch(/^é+\.pdf$/);
});

test('the endings are those of the content', () => {
  expect(safeFileName('me.jpeg', 'image/jpeg')).toBe('me.jpeg');
  expect(safeFileName('me.pdf', 'image/jpeg')).toBe('me.pdf.jpg');
});

test('a name of 80,000 dots takes no time', () => {
  const name = `${'.'.repeat(80_000)}x/ `;
  const begun = process.cpuUsage();
  safeFileName(name, 'application/pdf');
  // In µs of the processor: what else the machine does meanwhile takes none.
  expect(process.cpuUsage(begun).user).toBeLessThan(1_000_000);
});

test.each([
  ['notes.DOCX', 'notes.DOCX'],
  ['../list', 'list.bin'],
  ['a.b c', 'a.b c.bin'],
  ['', 'file.bin'],
])('%j of an unknown type is saved as %j', (sent, name) => {
  expect(safeFileName(sent, 'application/octet-stream')).toBe(name);
});
