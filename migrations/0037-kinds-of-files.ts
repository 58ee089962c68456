/** Kinds of files besides pictures. What has no dimensions is 0 pixels wide and high. */
export const statements = (): string[] => [
  `alter table media add column kind text not null default 'picture'`,
  // Of a document.
  'alter table media add column pages integer',
  // Of a film, and the id of the picture that stands for it; whose it is, is among the uses.
  'alter table media add column seconds integer',
  'alter table media add column poster_id integer',
];
