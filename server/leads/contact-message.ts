import { z } from 'zod';
import { email, longText, text } from '../../content/model/field.ts';

/** What the contact form sends. */
export const newContactMessage = z.object(
  {
    name: text('Name', { max: 100 }).schema,
    email: email('Email').schema,
    phone: text('Phone', { max: 100 }).schema,
    description: longText('Message', { max: 5_000 }).schema,
  },
  'The message must be sent as named fields.',
);
