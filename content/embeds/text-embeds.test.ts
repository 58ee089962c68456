import { describe, expect, test } from 'vitest';
import { splitAtEmbeds } from './text-embeds.ts';

const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ';
const figure = (address: string, title = 'Our looms') => `<figure><a href="${address}">${title}</a></figure>`;

test('a text is split at its embeds, and the blocks between them stay together', () => {
  const html =
    `<p>One</p><h2>Two</h2>${figure(YOUTUBE, 'Wool &amp; silk')}<hr />` +
    `<figure><a href="https://vimeo.com/76979871?a=1&amp;b=2" rel="noopener">Dyeing</a></figure>${figure('/files/media/looms-3f9c.mp4', ' ')}three`;
  expect(splitAtEmbeds(html)).toEqual([
    '<p>One</p><h2>Two</h2>',
    { address: YOUTUBE, title: 'Wool & silk' },
    '<hr />',
    { address: 'https://vimeo.com/76979871?a=1&b=2', title: 'Dyeing' },
    { address: '/files/media/looms-3f9c.mp4', title: 'Film' },
    'three',
  ]);
});

describe('is a link in a figure, or nothing, and no embed:', () => {
  test.each([
    ['another host', figure('https://example.com/watch?v=aqz-KE-bpKQ')],
    ['a host that looks alike', figure('https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ')],
    ['a host in letters that look alike', figure('https://www.уoutube.com/watch?v=aqz-KE-bpKQ')],
    ['a script', figure('javascript:alert(1)//www.youtube.com/watch?v=aqz-KE-bpKQ')],
    ['credentials', figure('https://youtube.com@evil.example/watch?v=aqz-KE-bpKQ')],
    ['a user', figure('https://me@www.youtube.com/watch?v=aqz-KE-bpKQ')],
    ['a port', figure('https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ')],
    ['an address of 4,000 characters', figure(`https://www.google.com/maps?q=${'a'.repeat(4_000)}`)],
    ['a film outside of the library', figure('/files/../api/media.mp4')],
    ['a film of another host', figure('https://example.com/files/media/a.mp4')],
    ['a document', figure('/files/media/prices-3f9c.pdf')],
    ['a second link', `<figure><a href="${YOUTUBE}">a</a><a href="${YOUTUBE}">b</a></figure>`],
    ['a caption', `<figure><a href="${YOUTUBE}">a</a><figcaption>b</figcaption></figure>`],
    ['a link with more to it', `<figure><a href="${YOUTUBE}" title="b">a</a></figure>`],
    ['a picture that leads there', `<figure><a href="${YOUTUBE}"><img src="/files/a/b.webp" alt="" /></a></figure>`],
    ['a link in a paragraph', `<p><a href="${YOUTUBE}">a</a></p>`],
    ['one in a list', `<ul><li>${figure(YOUTUBE)}</li></ul>`],
    ['one in a figure', `<figure>${figure(YOUTUBE)}</figure>`],
  ])('%s', (_, html) => {
    expect(splitAtEmbeds(html)).toEqual([html]);
  });
});

test('a text shows 20, and what follows stays links', () => {
  const pieces = splitAtEmbeds(figure(YOUTUBE).repeat(22));
  expect(pieces.filter((piece) => typeof piece === 'string')).toEqual([figure(YOUTUBE).repeat(2)]);
  expect(pieces).toHaveLength(21);
});
