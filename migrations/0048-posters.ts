/** Finds the films of which a picture is the poster, whenever it is looked at, changed or swept. */
export const statements = (): string[] => [
  'create index media_by_poster on media (poster_id) where poster_id is not null',
];
