/** Captions of films, as WebVTT, and the code of their language. */
export const statements = (): string[] => [
  'alter table media add column captions text',
  'alter table media add column captions_language text',
];
