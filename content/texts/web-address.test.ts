import { expect, test } from 'vitest';
import { completeAddress } from './web-address.ts';

const origins = ['https://agency.example', 'http://localhost:3000'];

test.each([
  ['our-services', '/our-services'],
  ['blogs/a-post?x=1#y', '/blogs/a-post?x=1#y'],
  ['../our-services', '/our-services'],
  ['.//elsewhere.example', '/elsewhere.example'],
  ['linkedin.com/in/mira', 'https://linkedin.com/in/mira'],
  ['www.example.com', 'https://www.example.com'],
  ['bücher.example:8080/x', 'https://bücher.example:8080/x'],
  ['my_site.example.com/x', 'https://my_site.example.com/x'],
  ['example.xn--p1ai/x', 'https://example.xn--p1ai/x'],
  ['उदाहरण.परीक्षा', 'https://उदाहरण.परीक्षा'],
  ['203.0.113.5/x', 'http://203.0.113.5/x'],
  ['203.0.113.5:8080', 'http://203.0.113.5:8080'],
  ['1.2.3/notes', '/1.2.3/notes'],
  ['mira@example.com', 'mailto:mira@example.com'],
  [' HTTPS://example.com ', 'HTTPS://example.com'],
  ['https://agency.example', '/'],
  ['https://agency.example/blogs/a-post', '/blogs/a-post'],
  ['agency.example/blogs/a-post', '/blogs/a-post'],
  ['http://localhost:3000/', '/'],
  ['https://agency.example.org/x', 'https://agency.example.org/x'],
  ['https://agency.example//elsewhere.example', 'https://agency.example//elsewhere.example'],
  ['https://agency.example/\\elsewhere.example', 'https://agency.example/\\elsewhere.example'],
])('%s means %s', (typed, address) => {
  expect(completeAddress(typed, origins)).toBe(address);
});

test.each([
  '',
  '/our-services',
  '//elsewhere.example',
  '#prices',
  '?page=2',
  'tel:+49301234',
  'mailto:mira@example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  'javascript&colon;alert(1)',
  'javascript%3Aalert(1)',
  'two words',
  '\\\\elsewhere.example',
])('%s stays', (typed) => {
  expect(completeAddress(typed, origins)).toBe(typed);
});

test.each(['.', 'a.', '/', './', '@', 'a'])('a long text of %j takes linear time', (part) => {
  for (const begin of ['x@', 'a.', '']) {
    const typed = `${begin}${part.repeat(250_000)}!@`;
    // Quadratic time would be minutes.
    expect(completeAddress(typed, origins) === typed).toBe(true);
  }
});
