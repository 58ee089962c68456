import { z } from 'zod';
import { email, text } from '../../content/model/field.ts';

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** What the registration form sends. */
export const registration = z
  .object(
    {
      token: z.string().max(200).catch(''),
      name: text('Full Name', { max: 100 }).schema,
      email: email('Email').schema.transform((address) => address.toLowerCase()),
      password: z
        .string('Password is required.')
        .min(1, 'Password is required.')
        .min(SHORTEST_PASSWORD, `Password must have at least ${SHORTEST_PASSWORD} characters.`)
        .max(LONGEST_PASSWORD, `Password can be at most ${LONGEST_PASSWORD} characters long.`),
      password_confirmation: z.string('Confirm Password is required.').min(1, 'Confirm Password is required.'),
    },
    'The registration must be sent as named fields.',
  )
  .refine(({ password, password_confirmation }) => password === password_confirmation, {
    path: ['password_confirmation'],
    message: 'Confirm Password must be the same as Password.',
  });
