/** What a mail server means, by its enhanced status code without the class: RFC 3463 and 7372, and what large providers say. */
const meanings: Readonly<Record<string, string>> = {
  '1.1': 'There is no mailbox with this address.',
  '1.2': 'The domain of the recipient takes no email.',
  '1.8': 'It does not know the domain of the sender.',
  '1.10': 'The domain of the recipient takes no email.',
  '2.1': 'The mailbox is switched off.',
  '2.2': 'The mailbox is full.',
  '2.3': 'The email is too large for it.',
  '2.252': 'This account may not send from this address.',
  '3.4': 'The email is too large for it.',
  '4.5': 'The account has sent as many emails as it may for now.',
  '7.1': 'Its rules forbid that: it may take the email for spam, or this account may not send to other providers.',
  '7.9': 'The account needs an app password.',
  '7.14': 'Sign in to the account in a browser once, or use an app password.',
  '7.20': 'It wants a valid DKIM signature. Switch DKIM on at your mail provider.',
  '7.21': 'It wants a valid DKIM signature. Switch DKIM on at your mail provider.',
  '7.22': 'It wants a DKIM signature of the sender’s own domain. Verify the domain at your mail provider.',
  '7.23': 'SPF does not let your mail server send for the sender’s domain. Mend the SPF record.',
  '7.24': 'The SPF record of the sender’s domain is not valid.',
  '7.25': 'The address of your mail server has no name in the DNS. Whoever runs it can give it one.',
  '7.26': 'Neither SPF nor DKIM proves who has sent the email. Set up both.',
  '7.27': 'SPF does not prove the sender, or the sender’s domain takes no email.',
  '7.28': 'Too many emails have come from there in a short time.',
  '7.57': 'It wants a user and a password.',
  '7.60': 'This account may not send from this address.',
  '7.139': 'The account may not sign in with a password. Switch on authenticated SMTP for it.',
  '7.509': 'Neither SPF nor DKIM proves who has sent the email. Set up both.',
};

/** Returns a sentence for the reply of a mail server, such as `550 5.7.26 …`; null if its code says too little. */
export function meaningOf(reply: string): string | null {
  const [, status = '', detail = ''] = /^([45])\d\d[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(reply) ?? [];
  if (BLOCKED.test(reply))
    return 'The address of your mail server is on a list of those that send spam. Whoever runs it can have that changed.';
  if (status === '4' && detail === '7.1') return 'It wants to be asked again later, which happens by itself.';
  return meanings[detail] ?? null;
}

const BLOCKED = /\bspamhaus\b|\b(?:black|block|deny)[ -]?list|blocked using|\b5\.7\.6(?:0[6-9]|[1-4]\d)\b/i;
