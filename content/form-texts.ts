/** Reads the text fields of a form that was sent. Rejects if it can't be read. */
export async function readFormTexts(sent: Pick<Request, 'formData'>): Promise<Record<string, string>> {
  const fields = [...(await sent.formData())];
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
