/**
 * One table for what is said about a draft: by colleagues, by visitors with a link to it, and in the steps of a review. It keeps
 * the id of its draft when that is published, by which `revisions.draft_id` finds it.
 */
export const statements = ({ id }: { id: string }): string[] => [
  `create table comments (
    id ${id},
    draft_id integer,
    link_id integer references preview_links (id) on delete cascade,
    user_id integer,
    name text not null,
    -- handed over, handed back or taken back; null for a comment
    step text,
    to_id integer,
    to_name text,
    field text,
    quote text,
    text text,
    -- Of the draft.
    version integer,
    created_at text not null,
    resolved_at text,
    resolved_name text
  )`,
  `insert into comments (draft_id, link_id, name, text, created_at)
   select coalesce(preview_links.draft_id, preview_links.published_draft_id), link_id, name, text, preview_comments.created_at
   from preview_comments join preview_links on preview_links.id = link_id order by preview_comments.id`,
  'drop table preview_comments',
  'create index comments_of_draft on comments (draft_id, id)',
  'create index comments_of_link on comments (link_id, id) where link_id is not null',
  'create index comments_steps on comments (draft_id, id) where step is not null',

  // The kinds of emails that somebody has switched off, as JSON.
  `alter table users add column muted_emails text not null default '[]'`,
];
