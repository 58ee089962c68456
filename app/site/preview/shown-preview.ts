import type { SharedPreview } from '../../../server/content/preview-links/visits.ts';

/** A shared preview, and the result of the last feedback sent. */
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
