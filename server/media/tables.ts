import type { Generated, Kysely } from 'kysely';

export type MediaTables = {
  media: {
    id: Generated<number>;
    /** The storage area: the path of a content type, or `media`. */
    area: string;
    /** The key in storage: area/name.webp. */
    file: string;
    /** In pixels. */
    width: number;
    height: number;
    /** A tiny WebP as a data URL, shown until the picture has loaded. */
    placeholder: string;
    created_at: string;
    /** When all variants of the format were made; null before. */
    webp_made_at: string | null;
    avif_made_at: string | null;
    /** Failed attempts at the next format. */
    attempts: Generated<number>;
    /** Until then a process is working on the variants, or the next attempt is postponed. */
    claimed_until: string | null;
  };
};

export type MediaDatabase = Kysely<MediaTables>;
