/**
 * Adds the tokens of programs that act in somebody's name, drafts.token_id, which of them began a draft, and
 * drafts.closed_name, who discarded or published it.
 */
export const statements = ({ id }: { id: string }): string[] => [
  `create table api_tokens (
    id ${id},
    user_id integer not null references users (id),
    name text not null,
    token_hash text not null unique,
    hint text not null,
    access text not null,
    reads_leads integer not null,
    created_at text not null,
    expires_at text,
    last_used_at text,
    last_address text,
    revoked_at text
  )`,
  'create index api_tokens_of_user on api_tokens (user_id)',
  'alter table drafts add column token_id integer references api_tokens (id) on delete set null',
  'create index drafts_of_token on drafts (token_id) where token_id is not null',
  'alter table drafts add column closed_name text',
];
