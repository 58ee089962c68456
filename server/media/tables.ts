import type { Generated, Kysely } from 'kysely';
import type { FileKind } from '../../content/file-kinds.ts';

export type MediaTables = {
  media: {
    id: Generated<number>;
    kind: Generated<FileKind>;
    /** The storage area: the path of a content type, or `media`. */
    area: string;
    /** The key in storage: area/name.webp for a picture. */
    file: string;
    /** In pixels; 0 of a document. */
    width: number;
    height: number;
    /** A tiny WebP as a data URL, shown until the picture has loaded; empty of other kinds. */
    placeholder: string;
    /** Of a document, where they can be counted. */
    pages: number | null;
    /** How long a film is. */
    seconds: number | null;
    /** The picture that stands for a film. */
    poster_id: number | null;
    /** Of a film, as WebVTT. */
    captions: string | null;
    captions_language: string | null;
    created_at: string;
    /** When all variants of the format were made; null before. */
    webp_made_at: string | null;
    avif_made_at: string | null;
    /** Failed attempts at the next format. */
    attempts: Generated<number>;
    /** Until then a process is working on the variants, or the next attempt is postponed. */
    claimed_until: string | null;
    name: Generated<string>;
    alt: string | null;
    credit: string | null;
    /** What stays visible where it is cropped, in percent. */
    focal_x: Generated<number>;
    focal_y: Generated<number>;
    /** The SHA-256 of the uploaded file; null of pictures from before the library. */
    hash: string | null;
    /** Of the stored file, in bytes. */
    size: number | null;
    /** Size and SHA-256 of each file, by its key, as JSON; null of pictures from before they were kept. */
    digests: Generated<string | null>;
    created_by: number | null;
    /** 1: not swept although nothing uses it. */
    kept: Generated<number>;
    /** Who keeps it; null where that is not known, and where it is not kept. */
    kept_by: number | null;
    /** When the same file was last uploaded again. */
    offered_at: string | null;
    deleted_at: string | null;
  };
  /** The files that there were before they were replaced. */
  media_aliases: { file: string; media_id: number; replaced_at: string };
};

export type MediaDatabase = Kysely<MediaTables>;
