import { z } from 'zod';
import { type Refusal, refused } from '../../platform/outcome.ts';
import { commonPasswords } from './common-passwords.ts';

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

/** Whose password it is to be. */
interface Owner {
  name: string;
  email: string;
}

const LEAST_REST = 6; // characters beside the words that anybody knows
const LEAST_DIGITS = 10;
const SHORTEST_WORD = 3;

/** Whether a password is among those that attackers try first: a common one, a repetition or a row such as abcdefghij. */
function isCommon(password: string): boolean {
  const text = password.toLowerCase();
  return commonPasswords.has(text) || repeats(text) || isRow(text);
}

/** Refuses a password that is little more than its owner's name or address, or the name of the product or of its site. */
export function refuseGuessable(password: string, { name, email }: Owner, publicUrl: string): Refusal | null {
  const known = [name, email, 'plinth', new URL(publicUrl).hostname].flatMap(wordsOf);
  const words = known.filter((word) => word.length >= SHORTEST_WORD).toSorted((a, b) => b.length - a.length);
  const text = wordsOf(password).join('');
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), text);
  if (rest === text) return null;
  const isEnough = rest.length >= (/^\d*$/.test(rest) ? LEAST_DIGITS : LEAST_REST);
  return isEnough ? null : refused({ password: [PERSONAL] });
}

const PERSONAL = 'Password must not be your name, your email address or the name of the site. Choose something else.';

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function repeats(text: string) {
  return Array.from({ length: text.length >> 1 }, (_, index) => text.slice(0, index + 1)).some(
    (unit) => text === unit.repeat(text.length / unit.length),
  );
}

/** Whether each character follows the one before it, upwards or downwards; 0 follows 9. */
function isRow(text: string) {
  const steps = Array.from(text.slice(1), (character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  return [1, -1].some((step) => steps.every((taken) => taken === step || taken === -9 * step));
}
