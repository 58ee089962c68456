import { describe, expect, test } from 'vitest';
import { embedOf } from './embeds.ts';

describe('an address as people copy it leads to', () => {
  test.each([
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&list=x',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1',
    ],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m5s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=65'],
    ['https://youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
    [
      'http://m.youtube.com/watch?v=aqz-KE-bpKQ&t=90',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&start=90',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    ['https://vimeo.com/76979871/0ab12cd34e', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=0ab12cd34e'],
    [
      'https://www.openstreetmap.org/#map=16/52.5163/13.3777',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.36671%2C52.51296%2C13.38869%2C52.51964&layer=mapnik',
    ],
    [
      'https://www.google.com/maps/place/Brandenburg+Gate/@52.5162746,13.3777041,17z/data=!3m1',
      'https://www.google.com/maps?q=Brandenburg%20Gate&ll=52.5162746,13.3777041&z=17&output=embed',
    ],
    [
      'https://maps.google.co.uk/maps?q=10+Downing+Street',
      'https://www.google.com/maps?q=10%20Downing%20Street&output=embed',
    ],
    [
      '<iframe width="600" src="https://www.google.com/maps/embed?pb=!1m18!1m12&amp;x=1" allowfullscreen></iframe>',
      'https://www.google.com/maps/embed?pb=!1m18!1m12',
    ],
    ['https://cal.com/ada/intro', 'https://app.cal.com/ada/intro/embed'],
    ['https://calendly.com/ada/30min?month=2026-11', 'https://calendly.com/ada/30min?embed_type=Inline'],
  ])('%s', (address, src) => {
    expect(embedOf(address)?.src).toBe(src);
    expect(embedOf(address)?.sources).toContain(new URL(src).origin);
  });
});

test.each([
  '',
  'watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/@agency',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://user@www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/channels/staffpicks',
  'https://www.openstreetmap.org/#map=16/NaN/13',
  'https://www.openstreetmap.org/about',
  'https://www.google.com/search?q=maps',
  'https://www.google.com/maps/embed?pb="onload=x',
  'https://calendly.com/',
  'https://cal.com/evil/"x"',
])('nothing is shown of %s', (address) => {
  expect(embedOf(address)).toBeNull();
});
