/** How often somebody can get a digest, and when, as they choose it. */
export const digestIntervals = {
  week: 'Every week, on Monday',
  month: 'Every month, on the first',
} as const;

export type DigestInterval = keyof typeof digestIntervals;

/** The emails that are digests, as the outbox has them. */
export const digestEmails = { 'weekly digest': 'week', 'monthly digest': 'month' } as const;

export type DigestEmail = keyof typeof digestEmails;

/** Whether an email of the outbox is a digest. */
export function isDigest(kind: string): kind is DigestEmail {
  return Object.hasOwn(digestEmails, kind);
}
