/** What an email is that answers one of ours. */
export const answerKinds = ['answer', 'automatic', 'bounce', 'agency'] as const;

/** `agency`: sent by the agency from another program. */
export type AnswerKind = (typeof answerKinds)[number];

/** A file of an email. */
export interface ReadFile {
  name: string;
  /** What its content says it is. */
  type: string;
  /** In bytes. */
  size: number;
  sha256: string;
  /** Of the temporary file; null where the email has more than is kept. */
  path: string | null;
}

/** What the server that could not deliver an email of ours says. */
export interface Bounce {
  /** Whether it has given up. */
  isFinal: boolean;
  reason: string;
}

/** What is kept of an email. */
export interface ReceivedEmail {
  kind: Exclude<AnswerKind, 'agency'>;
  from: { name: string; address: string };
  subject: string;
  /** Those that say from whom, to whom and when. */
  headers: { name: string; value: string }[];
  /** What the sender has written now. */
  text: string;
  /** With what is quoted. */
  whole_text: string;
  files: ReadFile[];
  /** Of a bounce. */
  bounce: Bounce | null;
}

export interface ParsingTask {
  /** Where the email is. Its files are written beside it. */
  path: string;
  /** Whether only its head is read, because of the rest it cannot be. */
  headAlone: boolean;
}
