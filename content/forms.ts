/** The fields that a form carries hidden. */
export const hiddenFields = ['key', 'form_token'] as const;

/** The honeypot: a field that people cannot see, and that programs fill in. */
export const honeypotField = 'homepage';

/** Above a form that was refused, whose fields say why. */
export const checkFields = 'Please check the marked fields. What you typed is still here.';

/** Shown when a form could not be stored, whatever the reason. */
export const sendingFailed = 'There was a error. Please try again later.';

/** Shown when a form token has served as many messages as it may. */
export const formUsedUp =
  'This form has already been sent several times. What you typed is still here. Please submit it again.';

/** How many characters of a comment on a draft may be typed, and of the words that it is about. */
export const commentLimits = { text: 2_000, quote: 300 };

/** How many characters a visitor may type into each field about a preview. */
export const answerLimits = { name: 100, ...commentLimits };

/** Reads the text fields of a form that was sent. Rejects if it can't be read. */
export async function readFormTexts(sent: Pick<Request, 'formData'>): Promise<Record<string, string>> {
  const fields = [...(await sent.formData())];
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
