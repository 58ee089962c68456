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
  };
};

export type MediaDatabase = Kysely<MediaTables>;
