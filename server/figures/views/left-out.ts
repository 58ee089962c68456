/** Why a request that looks like a view is none. */
export const reasons = [
  'missing page',
  'bot',
  'AI bot',
  'asked not to be counted',
  'signed in',
  'prefetched',
  'not opened as a page',
  'blocked source',
  'too many from one sender',
] as const;

export type Reason = (typeof reasons)[number];
