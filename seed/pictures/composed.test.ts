import { expect, test } from 'vitest';
import { composer } from './composed.ts';

const draw = composer({ brand_color: '#0a7d5a', accent_color: null, style: 'bold', artwork: 'plinth' });

test('a composition is a small SVG in the colors of the brand, the same for the same title', () => {
  const subject = { title: 'A newsletter', category: 'marketing', format: 'cover', place: 1 } as const;
  const svg = draw(subject);
  expect(svg).toContain('fill="#0a7d5a"');
  expect(svg).not.toContain('undefined');
  expect(svg.length).toBeLessThan(1700);
  expect(draw({ ...subject })).toBe(svg);
});

test.each(['cover', 'scene'] as const)('neighbours in a list and in columns have another %s', (format) => {
  const drawn = Array.from({ length: 24 }, (_, place) => draw({ title: 'The same title', format, place }));
  for (const distance of [1, 2, 3, 4])
    expect(drawn.filter((svg, place) => svg === drawn[place + distance])).toEqual([]);
});
