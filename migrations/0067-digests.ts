/** Adds users.digest, how often somebody wants one, and users.digest_from, where the last one began that was theirs. */
export const statements = (): string[] => [
  'alter table users add column digest text',
  'alter table users add column digest_from text',
];
