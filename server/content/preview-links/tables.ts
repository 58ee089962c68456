import type { Generated } from 'kysely';

export type Decision = (typeof decisions)[number];

export const decisions = ['approved', 'changes'] as const;

/** What the activity log says of those who have a link. */
export const visitorActions = ['approved', 'asked for changes to', 'commented on'] as const;

export type PreviewLinkTables = {
  preview_links: {
    id: Generated<number>;
    token_hash: string;
    /** Null once the draft is published. */
    draft_id: number | null;
    published_draft_id: number | null;
    type: string;
    /** Null while the record was never published. */
    record_id: number | null;
    /** Of the draft when the link was made. */
    title: string;
    /** Of the draft at that time; null where the link follows the draft. */
    pinned_version: number | null;
    /** The values of a pinned link, as JSON. */
    snapshot: string | null;
    label: string | null;
    allows_comments: number;
    created_at: string;
    created_by: number | null;
    /** The name of that person at that time. */
    created_name: string;
    expires_at: string;
    revoked_at: string | null;
    opened: Generated<number>;
    last_opened_at: string | null;
    decision: Decision | null;
    decided_at: string | null;
    /** The name that the visitor typed. */
    decided_name: string | null;
    /** The version of the draft that the visitor saw. */
    decided_version: number | null;
  };
};
