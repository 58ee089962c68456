import type { Generated, Kysely } from 'kysely';

export type MediaTables = {
  media: {
    id: Generated<number>;
    /** The storage area, one a content type. */
    area: string;
    /** The key in storage: area/name.webp. */
    file: string;
    /** In pixels. */
    width: number;
    height: number;
    /** A few bytes of WebP as a data address, shown until the picture is there. */
    placeholder: string;
    created_at: string;
    /** Since when there are all variants of the format; null before that. */
    webp_made_at: string | null;
    avif_made_at: string | null;
    /** How often the variants of the next format failed. */
    attempts: Generated<number>;
    /** Until then, a process is at work on the variants, or they rest after a failure. */
    claimed_until: string | null;
  };
};

export type MediaDatabase = Kysely<MediaTables>;
