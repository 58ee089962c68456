/** What imapflow and the system say of a failure. */
interface ImapError extends Error {
  code?: string;
  responseText?: string;
  authenticationFailed?: boolean;
}

/** Says in words why a mailbox cannot be read, without its password. */
export function sentenceOf(error: unknown): string {
  const { message, code = '', responseText, authenticationFailed } = error as ImapError;
  if (authenticationFailed) return `The mailbox refused user or password${responseText ? `: ${responseText}` : '.'}`;
  if (responseText) return `The mailbox refused a command: ${responseText}`;
  const sentence = sentences.find(([sign]) => sign.test(`${code} ${message}`))?.[1];
  if (sentence) return code ? `${sentence} (${code})` : sentence;
  return code && !message.includes(code) ? `${message} (${code})` : message;
}

/** The first that fits counts. */
const sentences: [RegExp, string][] = [
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/,
    'The certificate of the mailbox’s server is not valid for its name. Check the name; for an authority of your own, set NODE_EXTRA_CA_CERTS.',
  ],
  [
    /STARTTLS/i,
    'The mailbox’s server offers no encryption, so the password was not sent. Use imaps://, or set SMTP_ALLOW_PLAIN=yes.',
  ],
  [
    /SSL|EPROTO|GREETING_TIMEOUT/,
    'Nothing at this port speaks to mail programs in this way. Port 993 usually takes imaps://, port 143 imap://.',
  ],
  [/TIMEOUT|ETIMEDOUT/i, 'The mailbox’s server did not answer in time. Check its name and port.'],
  [/^E[A-Z]+ (?:connect|getaddrinfo)/, 'The mailbox’s server cannot be reached. Check its name and port.'],
];
