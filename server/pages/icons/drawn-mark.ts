import { marks } from '../../../content/brand/marks.ts';

interface Square {
  x: number;
  y: number;
  size: number;
}

/** Returns the mark of a site without an icon as SVG, which fills a square if it is part of a larger picture. */
export function drawnMark(artwork: keyof typeof marks, color: string, square?: Square): string {
  const { light, strong } = marks[artwork];
  const place = square ? `x="${square.x}" y="${square.y}" width="${square.size}" height="${square.size}" ` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${place}viewBox="0 0 32 32" fill="${color}">` +
    `<path opacity=".55" d="${light}"/><path fill-rule="evenodd" d="${strong}"/></svg>`
  );
}
