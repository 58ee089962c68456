/**
 * Since when visitors see a post. One that was never shown, as far as its kept versions tell, is dated when it is: its status
 * is 1 in none of them, which are JSON.
 */
export const statements = (): string[] => [
  'alter table blogs add column published_at text',
  `update blogs set published_at = created_at where status = 1 or exists (
    select 1 from revisions
    where revisions.type = 'blog' and revisions.record_id = blogs.id and revisions.fields like '%"status":1,%'
  )`,
];
