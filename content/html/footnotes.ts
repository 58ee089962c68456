/** The id of a footnote at the end of a text, and of its number in the text, which link to each other. */
interface FootnoteIds {
  note: string;
  reference: string;
}

/** Returns the ids of a footnote. The series tells those of one text from those of another on the same page. */
export function footnoteIds(series: string, number: number): FootnoteIds {
  return { note: `footnote-${series}-${number}`, reference: `reference-${series}-${number}` };
}

export const NOTE_ID = /^footnote-[a-z\d]{1,8}-\d{1,4}$/;
export const REFERENCE_ID = /^reference-[a-z\d]{1,8}-\d{1,4}$/;
