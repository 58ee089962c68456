export type Values = Record<string, string>;
export type Errors = Record<string, string[]>;

type Stored = { ok: true } | { ok: false; errors: Errors };

export type Sent = { state: 'stored' } | { state: 'refused'; status: number; errors: Errors };

/** A form page belongs to one visitor at one moment. */
export const formHeaders = () => ({ 'cache-control': 'no-store' });

/** Reads the text fields of a form; one that cannot be read has none. */
export async function readForm(request: Request): Promise<Values> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));
}

/** Stores what was sent; a failure is reported, and told to the visitor without detail. */
export async function sending(store: () => Promise<Stored>, report: (error: unknown) => void): Promise<Sent> {
  try {
    const outcome = await store();
    return outcome.ok ? { state: 'stored' } : { state: 'refused', status: 422, errors: outcome.errors };
  } catch (error) {
    report(error);
    return { state: 'refused', status: 500, errors: {} };
  }
}

/** Turns a connection that broke into a refusal, so that the page stays and nothing typed is lost. */
export async function orFailure<Answer>(answer: Promise<Answer>): Promise<Answer | (Sent & { values: Values })> {
  try {
    return await answer;
  } catch {
    return { state: 'refused', status: 503, errors: {}, values: {} };
  }
}
