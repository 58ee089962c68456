import type { SharedPreview } from '../../../server/content/preview-links/visits.ts';

/** What the link to a preview says on its page, and what became of what was sent by it. */
export interface ShownPreview extends SharedPreview {
  /** Whether an answer was stored just now. */
  isSent: boolean;
  /** The answer that was refused, to fill the form again, and why. */
  refused: RefusedAnswer | null;
}

export interface RefusedAnswer {
  values: Record<string, string>;
  errors: Record<string, string[]>;
  /** The reason, where no single field is at fault. */
  message: string | null;
}
