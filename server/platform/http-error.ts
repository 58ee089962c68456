/** An expected failure of a request: a status and a sentence for the person who meets it. */
export interface HttpError extends Error {
  statusCode: number;
}

export function httpError(statusCode: number, sentence: string): HttpError {
  return Object.assign(new Error(sentence), { statusCode });
}
