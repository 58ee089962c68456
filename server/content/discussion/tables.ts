import type { Generated } from 'kysely';

/** How a draft goes from hand to hand. */
export const steps = ['handed over', 'handed back', 'taken back'] as const;

export type Step = (typeof steps)[number];

export type DiscussionTables = {
  comments: {
    id: Generated<number>;
    /** Stays after the draft is published; null for what visitors said before this was noted. */
    draft_id: number | null;
    /** The preview link by which a visitor said it. */
    link_id: number | null;
    /** Null for visitors. */
    user_id: number | null;
    /** The name at that time; of a visitor, the one that was typed. */
    name: string;
    /** Null for a comment. */
    step: Step | null;
    /** Who has the draft after a step; null for everybody who may publish it, or where it was taken back. */
    to_id: number | null;
    to_name: string | null;
    /** The path of the field that it is about, such as `sections.2.title`. */
    field: string | null;
    /** The words that it is about. */
    quote: string | null;
    text: string | null;
    /** Of the draft at that time. */
    version: number | null;
    created_at: string;
    resolved_at: string | null;
    resolved_name: string | null;
  };
};
