const SECOND = 1_000; // ms
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many within so many milliseconds. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

/** Every limit on what strangers may do, with the reason for its number. A sender is what `senderOf` names. */
export const limits = {
  connections: {
    /** Of one process: more than its pages are asked by at once, and few enough for 1,024 descriptors twice over. */
    mostPerWorker: 2_000,
    /** A browser sends none ahead, a crawler a handful. One response is under way per connection. */
    queuedRequests: 32,
    /** Slower than a telephone at the edge of its network: whoever reads like that holds what others need. */
    slowReader: { least: 32 * 1024, within: 30 * SECOND },
    timeouts: {
      /** Proxies keep connections for 60 s and must not find them closed. */
      keepAliveTimeout: 65 * SECOND,
      headersTimeout: 10 * SECOND,
      requestTimeout: 30 * SECOND,
      connectionsCheckingInterval: 2 * SECOND,
    },
    /** How long a request waits for the same page that another one has under way, before it renders its own. */
    waitForSamePage: 3 * SECOND,
  },
  messages: {
    /** A whole office behind one address may write at once; nobody honest writes more in an hour. */
    perSender: { most: 60, within: HOUR },
    /** More than an agency can read, and few enough for the disk. */
    inAll: { most: 1_000, within: HOUR },
    /** A page left open serves a visitor who adds something; a form filled in by a program asks for a new one. */
    perFormToken: 5,
  },
  confirmations: {
    /** Whoever did not write is bothered twice at most. */
    perRecipient: { most: 2, within: DAY },
    /** Keeps the agency's address off the block lists while its form is flooded. */
    inAll: { most: 200, within: HOUR },
    /** A confirmation that comes days later confuses more than it confirms. */
    expireAfter: 48 * HOUR,
  },
  resetMails: {
    /** One that got lost, one typed wrong, one more. */
    perAccount: { most: 3, within: HOUR },
  },
} as const;
