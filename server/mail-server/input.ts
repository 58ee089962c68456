import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { email, optional, text } from '../../content/model/field.ts';
import { schemaOf } from '../../content/model/kinds.ts';
import { securities } from './tables.ts';

const CONTROL = /\p{Cc}/u;
const NO_HOST = 'Server must be a name such as smtp.example.com.';
const NO_PORT = 'Port must be a number from 1 to 65535.';

/** What an owner sends of a mail server. Without a password, the one that is kept stays. */
export const mailServerInput = z.object(
  {
    host: z
      .string('Server is required.')
      .trim()
      .min(1, { error: 'Server is required.', abort: true })
      // What stands around the name would be dropped without a word.
      .refine((host) => !/[\s/@:?#\\]/.test(host), { error: NO_HOST, abort: true })
      .transform(domainToASCII)
      .refine((host) => /^[a-z\d]([a-z\d.-]{0,251}[a-z\d])?$/.test(host), NO_HOST),
    port: z.int(NO_PORT).min(1, NO_PORT).max(65_535, NO_PORT),
    security: z.enum(securities, 'Security must be TLS, STARTTLS or None.'),
    user: credential('User', 320),
    password: credential('Password', 500),
    sender_address: schemaOf(optional(email('Sender Address'))).default(null),
    sender_name: schemaOf(optional(text('Sender Name', { max: 100 }))).default(null),
    version: z
      .int('Version must be a whole number.')
      .nullish()
      .transform((version) => version ?? undefined)
      .describe('The version that was seen; none where there was no mail server'),
  },
  'The mail server must be sent as named fields.',
);

export type MailServerInput = z.output<typeof mailServerInput>;

function credential(label: string, max: number) {
  return z
    .string(`${label} must be text.`)
    .max(max, `${label} can be at most ${max} characters long.`)
    .refine((value) => !CONTROL.test(value), `${label} contains a character that cannot be sent.`)
    .transform((value) => value || null)
    .nullable()
    .default(null);
}
