import type { Generated, Kysely } from 'kysely';

export type AttachmentTables = {
  attachments: {
    id: Generated<number>;
    /** The key in storage. */
    file: string;
    /** The kind of inbox item that it belongs to; null until the item is stored. */
    item_kind: string | null;
    /** The item; null before it is stored, and once it is erased. */
    item_id: number | null;
    /** The field of the item that holds its name. */
    field: string;
    /** The content type that its content says. */
    type: string;
    /** In bytes. */
    size: number;
    sha256: string;
    created_at: string;
  };
};

export type AttachmentDatabase = Kysely<AttachmentTables>;
