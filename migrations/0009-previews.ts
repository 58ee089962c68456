/** Links under which an InActive record can be seen as its page for a while. Of a token only its SHA-256 is kept. */
export const statements = (): string[] => [
  `create table previews (
    token_hash text primary key,
    type text not null,
    record_id integer not null,
    expires_at text not null
  )`,
];
