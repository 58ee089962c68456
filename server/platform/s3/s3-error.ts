/** A request that an S3 store refused or did not answer. Its message never contains a key. */
export class S3Error extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** What the store calls it, such as NoSuchBucket, or the system, such as ECONNREFUSED. */
  readonly reason: string;

  constructor(request: string, { status = 0, reason }: { status?: number; reason: string }) {
    super(
      status
        ? `The S3 store refused ${request}: ${status} ${reason}.`
        : `The S3 store did not answer ${request}: ${reason}.`,
    );
    this.status = status;
    this.reason = reason;
  }

  /** Whether another try may succeed. */
  get isPassing(): boolean {
    const { status } = this;
    return status === 0 || status === 408 || status === 429 || (status >= 500 && status !== 501);
  }
}

/** Returns the error of a response that is not a success. */
export async function errorOf(request: string, response: Response): Promise<S3Error> {
  return new S3Error(request, {
    status: response.status,
    reason: reasonIn(await response.text()) || response.statusText,
  });
}

/** Returns the error of a request without a whole response. */
export function brokenOff(request: string, thrown: unknown): S3Error {
  const { name, message, cause } = thrown as Error & { cause?: { code?: string } };
  return new S3Error(request, { reason: name === 'TimeoutError' ? 'timeout' : (cause?.code ?? message) });
}

export function reasonIn(xml: string): string {
  return /<Code>([^<]*)<\/Code>/.exec(xml)?.[1] ?? '';
}
