/** Pictures. One that lacks the time of a variant is in the queue for it. */
export const statements = ({ id }: { id: string }): string[] => [
  `create table media (
    id ${id},
    area text not null,
    file text not null unique,
    width integer not null,
    height integer not null,
    placeholder text not null,
    created_at text not null,
    webp_made_at text,
    avif_made_at text,
    -- Failures of the next variant.
    attempts integer not null default 0,
    -- Until then a process is making the variant, or waits after a failure.
    claimed_until text
  )`,
  'create index media_without_variants on media (id) where avif_made_at is null',
];
