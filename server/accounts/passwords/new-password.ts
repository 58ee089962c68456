import { z } from 'zod';
import { isCommon } from './guessable.ts';

const MIN_LENGTH = 10;
const MAX_LENGTH = 200;

export function newPassword(label: string) {
  return z
    .string(`${label} is required.`)
    .min(1, { error: `${label} is required.`, abort: true })
    .min(MIN_LENGTH, { error: `${label} must have at least ${MIN_LENGTH} characters.`, abort: true })
    .max(MAX_LENGTH, `${label} can be at most ${MAX_LENGTH} characters long.`)
    .refine((password) => password.trim() !== '', `${label} must be more than spaces.`)
    .refine((password) => !isCommon(password), {
      error: `${label} is one of those that attackers try first. Choose something else, such as four words.`,
    });
}

/** The two fields in which somebody chooses a password. */
export const passwordTwice = {
  password: newPassword('Password'),
  password_confirmation: z.string('Confirm Password is required.').min(1, 'Confirm Password is required.'),
};

export interface PasswordTwice {
  password: string;
  password_confirmation: string;
}

/** For `refine`, with `passwordsMatchError`. */
export function passwordsMatch({ password, password_confirmation }: PasswordTwice): boolean {
  return password === password_confirmation;
}

export const passwordsMatchError = {
  path: ['password_confirmation'],
  message: 'Confirm Password must be the same as Password.',
};
