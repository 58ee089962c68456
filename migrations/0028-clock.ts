/** When the site last ran with a clock that was right, and how its recurring jobs went. */
export const statements = (): string[] => [
  `create table site_clock (
    id integer primary key check (id = 1),
    seen_at text not null,
    -- The machine that saw it: its boot, and how many seconds it had been up.
    boot_id text,
    uptime integer
  )`,
  // A site that has run before: jobs have begun every few minutes.
  `insert into site_clock (id, seen_at)
    select 1, max(at) from (select max(began_at) as at from jobs union all select max(at) from activity) as times
    having max(at) is not null`,
  'alter table jobs add column ended_at text',
  'alter table jobs add column outcome text',
  'alter table jobs add column detail text',
  'alter table jobs add column failing_since text',
  'alter table jobs add column next_at text',
];
