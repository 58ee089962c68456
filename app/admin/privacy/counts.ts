/** How much is kept of a person. */
export interface Extent {
  messages: number;
  meetings: number;
  invitations: number;
  /** Records of failed sign-ins with the address, each of which counts several. */
  sign_ins: number;
  /** The mails that followed. */
  mails: number;
  /** Those of the mails that were not sent. */
  unsent: number;
  /** The entries in the log of activity that name them. */
  activity: number;
}

/** Says what would go if all of it was erased. */
export function inWords({ messages, meetings, invitations, sign_ins, mails }: Extent): string {
  const going = [
    count(messages, 'message', 'messages'),
    count(meetings, 'request for a meeting', 'requests for a meeting'),
    count(invitations, 'invitation', 'invitations'),
    count(sign_ins, 'record of failed sign-ins', 'records of failed sign-ins'),
    count(mails, 'mail that followed', 'mails that followed'),
  ];
  return going.filter((words) => !words.startsWith('0 ')).join(', ');
}

export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
