import { z } from 'zod';
import { email, longText, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/schema.ts';

/** What the contact form sends. */
export const newContactMessage = z.object(
  {
    name: schemaOf(text('Name', { max: 100 })),
    email: schemaOf(email('Email')),
    phone: schemaOf(text('Phone', { max: 100 })),
    description: schemaOf(longText('Message', { max: 5_000 })),
  },
  'The message must be sent as named fields.',
);
