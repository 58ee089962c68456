import { type Configuration, ConfigurationError, Unavailable } from '../configuration/configuration.ts';
import type { S3Settings } from './s3-requests.ts';
import { S3Error } from './s3-error.ts';

/** Returns how to reach the configured bucket; null if none is configured. */
export function readS3Settings(configuration: S3Variables): S3Settings | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = configuration;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

export type S3Variables = Pick<
  Configuration,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/** Runs work of a start or command. Throws a `ConfigurationError` that says which variable the store refuses, and `Unavailable` while it is away. */
export async function refusingBadSettings<Result>(settings: S3Settings, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    const Reason = error.isPassing ? Unavailable : ConfigurationError;
    throw new Reason(sentenceOf(error, settings));
  }
}

function sentenceOf({ status, reason, message }: S3Error, { endpoint, bucket }: S3Settings) {
  if (status === 0) return `The S3 store at ${endpoint}, which S3_ENDPOINT names, does not answer: ${reason}.`;
  return sentences[reason]?.replace('BUCKET', bucket) ?? message;
}

const OTHER_REGION = 'The bucket BUCKET is not in the region that S3_REGION names.';

const sentences: Record<string, string> = {
  NoSuchBucket: 'The S3 store has no bucket BUCKET. Create it, or check S3_BUCKET.',
  InvalidAccessKeyId: 'The S3 store does not know the key in S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.',
  AccessDenied: 'The key in S3_ACCESS_KEY_ID may not use the bucket BUCKET.',
  AuthorizationHeaderMalformed: OTHER_REGION,
  PermanentRedirect: OTHER_REGION,
  RequestTimeTooSkewed: 'The clock of this machine differs from that of the S3 store by more than 15 minutes.',
};
