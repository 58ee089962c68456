import type { Generated } from 'kysely';

export type DraftTables = {
  drafts: {
    id: Generated<number>;
    type: string;
    /** Null while the record was never published. */
    record_id: number | null;
    /** The version of the record that the draft changes. */
    base_version: number | null;
    /** The values that differ from that version, and what is done with the parts of the record, as JSON. */
    fields: string;
    title: string;
    version: Generated<number>;
    created_at: string;
    created_by: number | null;
    updated_at: string;
    updated_by: number | null;
    /** The name of that person at that time. */
    updated_name: string;
    /** Who has changed what, as JSON; null where that was not noted. */
    authors: string | null;
    /** When it was discarded or published. */
    deleted_at: string | null;
    /** When it was published; kept for as long as that can be undone. */
    published_at: string | null;
  };
};
