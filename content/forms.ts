/** The fields that a form carries hidden. */
export const hiddenFields = ['key', 'form_token'] as const;

/** The honeypot: a field that people cannot see, and that programs fill in. */
export const honeypotField = 'homepage';

/** How many characters of a comment on a draft may be typed, and of the words that it is about. */
export const commentLimits = { text: 2_000, quote: 300 };

/** How many characters a visitor may type into each field about a preview. */
export const answerLimits = { name: 100, ...commentLimits };

/** Reads the text fields of a form that was sent. Rejects if it can't be read. */
export async function readFormTexts(sent: Pick<Request, 'formData'>): Promise<Record<string, string>> {
  const fields = [...(await sent.formData())];
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
