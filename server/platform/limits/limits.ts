const SECOND = 1_000; // ms
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So many within so many milliseconds. */
export interface Rate {
  readonly max: number;
  readonly within: number;
}

/** Every limit on what strangers may do, with the reason for its number. A sender is what `senderOf` names. */
export const limits = {
  connections: {
    /** Of one process: more than its visitors open at once. Where the system allows few open files, it is fewer. */
    maxPerWorker: 2_000,
    /** Open files that are no visitor's: 30 at rest, 11 for PostgreSQL, 16 for metrics, the rest for uploads, S3 and mail. */
    reservedFiles: 80,
    /** Of programs that ask for metrics. */
    maxForMetrics: 16,
    /** A browser sends none ahead, a crawler a handful. One response is under way per connection. */
    queuedRequests: 32,
    /** Slower than a phone at the edge of its network. Such a reader holds what others need. */
    slowReader: { least: 32 * 1024, within: 30 * SECOND },
    /** For the body of a request that anyone may send: more than the longest message needs on a slow phone. */
    bodyTimeout: 30 * SECOND,
    /** For uploads of those who are signed in: 200 MB at 60 kB a second fit, and one that stalls ends soon. */
    slowSender: { least: 32 * 1024, within: 30 * SECOND, longest: HOUR },
    timeouts: {
      /** Proxies keep connections for 60 s and must not find them closed. */
      keepAliveTimeout: 65 * SECOND,
      headersTimeout: 10 * SECOND,
      /** Of node:http, which knows no senders and no rates. */
      requestTimeout: 0,
      connectionsCheckingInterval: 2 * SECOND,
    },
    /** How long a request waits for the same page that another one has under way, before it renders its own. */
    waitForSamePage: 3 * SECOND,
  },
  bodies: {
    /** Of what anyone may send, in bytes: the longest message fits, however it is escaped; nested brackets cost little. */
    largest: 64 * 1024,
  },
  messages: {
    /** A whole office behind one address may write at once; nobody honest writes more in an hour. */
    perSender: { max: 60, within: HOUR },
    /** More than an agency can read, and few enough for the disk. */
    total: { max: 1_000, within: HOUR },
    /** A page left open serves a visitor who adds something; a form filled in by a program asks for a new one. */
    perFormToken: 5,
    /** For the messages before, while they are stored: a hundred at once on a busy machine. Browsers wait longer. */
    maxWait: 20 * SECOND,
    /** While none is stored: with a database that does not answer, it is still ten seconds in all. */
    maxStall: 3 * SECOND,
  },
  /** Files that visitors send with a form. */
  attachments: {
    /** Files of one sender: applicants of a whole school write from one address. */
    perSender: { max: 20, within: HOUR },
    /** At 10 MB each, a gigabyte an hour at most: a disk that fills is noticed before it is full. */
    total: { max: 100, within: HOUR },
    /** Forms that arrive at once, of one sender and in all of one process: each holds a connection and a temporary file. */
    atOnce: { perSender: 3, total: 20 },
    /** 10 MB at 35 kB a second fit; one that trickles ends soon. */
    slowSender: { least: 256 * 1024, within: 30 * SECOND, longest: 5 * MINUTE },
    /** In bytes. What is too large for its field, up to here, is read to its end, so that the visitor can be told. */
    largestBody: 32 * 1024 * 1024,
  },
  /** Searches of visitors: more than anybody reads the results of, and for a whole office. */
  searches: { perSender: { max: 60, within: MINUTE } },
  replies: {
    /** In which one can be taken back. */
    undoWithin: 10 * SECOND,
  },
  confirmations: {
    /** Somebody who did not write gets two emails at most. */
    perRecipient: { max: 2, within: DAY },
    /** Keeps the agency's address off the block lists while its form is flooded. */
    total: { max: 200, within: HOUR },
    /** A confirmation that comes days later confuses more than it confirms. */
    expireAfter: 48 * HOUR,
  },
  signIn: {
    /** Failures of one sender at one account before it has to wait. People who mistype need fewer. */
    failuresPerPair: 5,
    /** Failures of one sender at all accounts: six people of one office who mistype five times each. */
    failuresPerSender: 30,
    /** Failures at one account from senders unknown to it: a thousand machines get 50 guesses, and in the end 50 a day. */
    failuresPerAccount: 50,
    /** How long the first wait is. Each later one is twice as long. */
    firstWait: 10 * MINUTE,
    /** The longest wait: somebody who comes back the next day gets in. */
    longestWait: DAY,
    /** Password checks of one sender at a time: five senders at once still leave room in the queue. */
    checksPerSender: 5,
    /** Places in that queue that are kept for senders known to the account they ask for. */
    checksForKnownSenders: 6,
    /** Senders remembered for each account: home, office, and a phone on its travels. */
    knownSenders: 30,
    /** How long a sender is remembered that is not used again. */
    knownFor: 90 * DAY,
  },
  secondStep: {
    /** Wrong codes of one sender at one account before it has to wait. They are counted for a day. */
    failuresPerPair: 5,
    /** Wrong codes at one account from senders unknown to it: a right password must not buy guesses without end. */
    failuresPerAccount: 10,
    /** How long after the password: a phone is fetched from another room. */
    challengeFor: 10 * MINUTE,
    /** How long setting up an app may take. */
    setUpFor: 15 * MINUTE,
    /** How long a browser is not asked again. */
    rememberedFor: 30 * DAY,
    /** How long a session may do what is dangerous after its person has proved who they are. */
    confirmedFor: 10 * MINUTE,
  },
  registration: {
    /** Attempts of one sender before it has to wait. Nobody guesses a link, and hashing is expensive. */
    triesPerSender: 20,
  },
  resetMails: {
    /** One that got lost, one typed wrong, one more. Each holds a link that works for as long. */
    perAccount: { max: 3, within: HOUR },
    /** Emails requested by one sender before it has to wait: more than one office needs. */
    requestsPerSender: 10,
    /** Attempts of one sender to use a link. */
    triesPerSender: 20,
  },
  emailChanges: {
    /** Requests of one person before they have to wait: each sends an email, and says whether an address is taken. */
    requestsPerPerson: 5,
    /** Attempts of one sender to use a link. */
    triesPerSender: 20,
  },
  /** Test emails of one person: enough to try a dozen settings, and nothing for whoever looks for open ports. */
  mailTests: { max: 20, within: HOUR },
  /** Programs that act in somebody's name, each with a token of its own. */
  programs: {
    /** More than anybody keeps track of. */
    tokensPerPerson: 50,
    /** Drafts of one program that nobody has published or discarded: more than people review in a week. */
    openDrafts: 50,
    /** An assistant needs a few a second; a program that goes round in circles is slowed down. */
    callsPerToken: { max: 300, within: MINUTE },
  },
  /** Previews of one person: a form asks for ten a second while somebody types, and two may be open. */
  livePreviews: { max: 1_200, within: MINUTE },
  /** Comparisons of unsaved texts by one person: a conflict asks for one, which may take a second. */
  comparisons: { max: 30, within: MINUTE },
  /** What visitors say by the link to a preview. */
  previewLinks: {
    /** Comments alone: those of one sender by all links, and of all senders by one link. Each is a line in the activity log. */
    comment: { perSender: { max: 30, within: HOUR }, perLink: { max: 60, within: HOUR } },
    /** Decisions have a budget of their own: no flood of comments keeps a client from approving. */
    decision: { perSender: { max: 20, within: HOUR }, perLink: { max: 200, within: HOUR } },
    /** Comments that a link ever has: its page shows them all. */
    comments: 200,
  },
  /** Requests of one sender for calendars that are not there: a program that nobody told goes on asking for one. */
  calendarFeeds: { perSender: { max: 60, within: HOUR } },
  /** What colleagues say about a draft, the steps of its review included: its form reads all of it. */
  comments: 500,
  /** An email about a draft that comes days later is no news: the dashboard has it. */
  draftEmails: { expireAfter: 48 * HOUR },
  /** Share pictures that wait to be rendered, which takes about 0.1 s each. Cached ones never wait. */
  sharePictures: {
    /** A crawler that asks for every page of a small site at once is served. */
    maxQueuedPerSender: 100,
    /** A waiting request takes a few kB. */
    maxQueued: 400,
    /** In ms. Clients have given up by then. */
    maxWait: 60 * SECOND,
  },
} as const;
