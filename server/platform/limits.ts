const SECOND = 1_000; // ms
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many within so many milliseconds. */
export interface Rate {
  most: number;
  within: number;
}

/** Every limit on what strangers may do, with the reason for its number. A sender is what `senderOf` names. */
export const limits = {
  bodies: {
    /** Of what anyone may send, in bytes: the longest message fits, however it is escaped; nested brackets cost little. */
    largest: 64 * 1024,
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
  /** Pictures that pages are shared with, waiting to be painted at about 0.1 s each. Those painted before never wait. */
  sharePictures: {
    /** A crawler that asks for every page of a small site at once is served. */
    perSender: 100,
    /** A waiting request takes a few kB. */
    inAll: 400,
    /** In ms; whoever asks has gone by then. */
    longestWait: 60 * SECOND,
  },
} satisfies Record<string, Record<string, Rate | number>>;
