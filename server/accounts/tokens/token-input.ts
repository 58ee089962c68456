import { z } from 'zod';
import { text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { oneOf } from '../../../content/model/plain-kinds.ts';
import { accesses } from '../../../content/permissions.ts';

const days = { max: 366, initial: 90 };

const ACCESS = `Access must be ${oneOf(accesses)}.`;
const DAYS = `Days must be a whole number from 1 to ${days.max}, or null.`;

/** The input of a token. */
export const tokenInput = z.object(
  {
    name: schemaOf(text('Name', { max: 60 })).describe('What the program is called, behind the name of its person'),
    access: z
      .enum(accesses, ACCESS)
      .describe(
        'read: what is published and how it was; propose: also drafts of its own, which people publish; full: what its person may, but for accounts and the site',
      ),
    reads_leads: z
      .boolean('Reads leads must be true or false.')
      .default(false)
      .describe('Whether it also gets messages and meetings, as far as its person does'),
    days: z
      .int(DAYS)
      .min(1, DAYS)
      .max(days.max, DAYS)
      .nullable()
      .default(days.initial)
      .describe('For how many days it works; null: until it is revoked'),
  },
  'The token must be sent as named fields.',
);
