/**
 * Time zones of meetings that are none (offsets, and times with a zone in brackets) become UTC, which changes no instant.
 * Names of zones, and nothing else that was stored, begin with a letter. Years of five digits, which sort before all
 * others, become the last one that sorts rightly.
 */
export const statements = (): string[] => [
  `update meetings set time_zone = 'UTC' where lower(substr(time_zone, 1, 1)) not in (${letters})`,
  `update meetings set starts_at = '9999-12-31T23:59:59.999Z' where substr(starts_at, 1, 1) = '+'`,
];

const letters = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `'${letter}'`).join(', ');
