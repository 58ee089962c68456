import { z } from 'zod';
import { chatAddress, phoneAddress } from '../texts/phone-number.ts';
import { addressOfEmbed, EMBEDS, embedOf } from '../embeds/embeds.ts';
import { completeAddress } from '../texts/web-address.ts';
import { validation } from '../words/languages/en.ts';
import { filled, type Words } from '../words/words.ts';
import { beforeInvisible, hasControl, tidied } from './typed-text.ts';
import { type Field, type FieldKind, limits, NEUTRAL_COLOR } from './field.ts';
import { asEmailAddress, isEmailAddress } from './email-address.ts';
import { isPositiveInt } from './integers.ts';
import type { NestedKind } from './parts/nested.ts';

/** What is wrong with a value, in the words of a language. */
export type ValidationWords = Words['validation'] & { readonly language: string };

export const english: ValidationWords = { language: 'en', ...validation };

export interface Kind {
  /** Validates a required value. The messages are sentences that name the field. */
  readonly validate: (field: Field, words?: ValidationWords) => z.ZodType;
  /** Describes what a client sends, for the API document. */
  readonly input: (field: Field) => z.ZodType;
  /** Describes what responses hold. */
  readonly output: (field: Field) => z.ZodType;
}

/** What is known about each kind of field whose values have no parts. */
export const plainKinds: Record<Exclude<FieldKind, NestedKind>, Kind> = {
  text: textKind(({ label, max }, sentences) => line(label, max, sentences)),
  longText: textKind(({ label, max }, sentences) => lines(label, max, sentences)),
  richText: textKind(({ label }) => {
    const tooLong = `${label} can be at most ${limits.richText / 1024} KB of text.`;
    return words(label).refine((html) => new TextEncoder().encode(html).length <= limits.richText, tooLong);
  }, 'HTML'),
  image: textKind(({ label }) => line(label, limits.pathLength), 'The path of an uploaded picture'),
  choice: {
    validate: ({ label, options = [], initial }) =>
      z.unknown().transform((input, context) => {
        const value = isBlank(input) ? (initial ?? input) : input;
        const chosen = options.find((option) => value === option.value || value === String(option.value));
        if (chosen) return chosen.value;
        const labels = options.map((option) => option.label);
        const message = isBlank(input) ? isRequired(label) : `${label} must be ${oneOf(labels)}.`;
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }),
    input: ({ options = [] }) => z.literal(options.flatMap(({ value }) => [value, String(value)])),
    output: ({ options = [] }) => z.literal(options.map(({ value }) => value)),
  },
  relation: {
    validate: ({ label }) => {
      // A client may send the related record as it was in the response.
      const plain = (input: unknown) => (typeof input === 'object' && input && 'id' in input ? input.id : input);
      const fromList = `${label} must be chosen from the list.`;
      const number = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)], {
        error: ({ input }) => (isBlank(input) ? isRequired(label) : fromList),
      });
      return z.preprocess(plain, number.refine(isPositiveInt, fromList));
    },
    input: () => z.union([id, z.string().regex(/^\d+$/)]),
    output: ({ relation }) => {
      const fields = (relation?.shows ?? []).map((name) => [name, z.string()]);
      return z.object({ id, ...Object.fromEntries(fields) }).nullable();
    },
  },
  link: textKind(
    ({ label, max }) =>
      address(label, max).refine(isWebAddress, `${label} must be an address that starts with https:// or http://.`),
    'An address that starts with https:// or http://',
  ),
  linkOrPath: textKind(
    ({ label, max }) =>
      address(label, max).refine(
        (address) => isWebAddress(address) || /^\/(?![/\\])[^\s\\]*$/.test(address),
        `${label} must start with https://, http:// or a single /.`,
      ),
    'An address, or a path on this site',
  ),
  embed: textKind(
    ({ label, max }) =>
      line(label, max)
        .overwrite(addressOfEmbed)
        .refine((address) => embedOf(address) !== null, `${label} must be the address of ${EMBEDS}.`),
    `The address of ${EMBEDS}, or the code of a frame with it`,
  ),
  email: {
    validate: ({ label, isPublic }, sentences = english) =>
      line(label, limits.title, sentences)
        .overwrite(asEmailAddress)
        .refine(isEmailAddress, { error: filled(sentences.notEmail, { label }), abort: true })
        .refine(
          (address) => !isPublic || address.slice(address.lastIndexOf('@')).includes('.'),
          `${label} lacks the end of its address, such as .com in name@example.com.`,
        ),
    input: () => z.string().meta({ format: 'email' }),
    output: () => z.string(),
  },
  chatNumber: textKind(
    ({ label, max }) =>
      line(label, max).refine(
        (number) => chatAddress(number) !== null,
        `${label} must be a phone number with its country code, such as +92 300 1234567.`,
      ),
    'A phone number at WhatsApp, with its country code',
  ),
  phoneNumber: textKind(
    ({ label, max }) =>
      line(label, max).refine(
        (phone) => phoneAddress(phone) !== null,
        `${label} must be a number that can be called, such as +92 300 1234567.`,
      ),
    'A phone number as people write it, or several',
  ),
  color: textKind(
    ({ label }) =>
      line(label)
        .refine((value) => /^#[0-9a-f]{6}$/i.test(value), `${label} must be a colour such as ${NEUTRAL_COLOR}.`)
        .transform((value) => value.toLowerCase()),
    `A colour such as ${NEUTRAL_COLOR}`,
  ),
  boolean: {
    validate: ({ label }) =>
      z.preprocess(
        (input) => (isBlank(input) ? false : typeof input === 'string' ? (asBoolean[input] ?? input) : input),
        z.boolean(`${label} must be yes or no.`),
      ),
    input: () => z.union([z.boolean(), z.literal(['true', 'false', '1', '0', ''])]),
    output: () => z.boolean(),
  },
  wholeNumber: {
    validate: ({ label, min = 0, max = MAX_INT, step = 1, initial }) => {
      const multiples = step > 1 ? `, in steps of ${step}` : '';
      const isFine = (value: unknown) =>
        typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && value % step === 0;
      return z.unknown().transform((input, context) => {
        const typed = isBlank(input) ? (initial ?? input) : input;
        const value = typeof typed === 'string' && /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : typed;
        if (isFine(value)) return value as number;
        const message = isBlank(typed)
          ? isRequired(label)
          : `${label} must be a number from ${min} to ${max}${multiples}.`;
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      });
    },
    input: (field) => z.union([numberIn(field), z.string().regex(/^\d{1,9}$/)]),
    output: numberIn,
  },
  dateTime: {
    validate: ({ label }) => {
      const needed = `${label} must be a date and a time with its time zone, such as 2026-12-01T09:00Z.`;
      const moment = words(label).refine((text) => MOMENT.safeParse(text).success, { error: needed, abort: true });
      return moment.transform((text) => new Date(text).toISOString());
    },
    input: () => z.string().describe('A date and a time with a time zone, such as 2026-12-01T09:00Z'),
    output: () => z.iso.datetime(),
  },
  key: textKind((field) => {
    const { label, max, listedIn, madeFrom } = field;
    const sentence = listedIn ? 'must be chosen from the list.' : 'can be letters of English, digits, - and _.';
    const word = line(label, max).refine((value) => /^[\w-]+$/.test(value), `${label} ${sentence}`);
    return madeFrom ? z.preprocess((input) => (isBlank(input) ? undefined : input), word.optional()) : word;
  }, 'A word of letters of English, digits, - and _'),
  // Whether there is one of this name is known where it is saved.
  timeZone: textKind(({ label, max }) => line(label, max), 'The name of a time zone, such as Europe/Berlin'),
};

const MAX_INT = 2 ** 31 - 1;

function numberIn({ min = 0, max = MAX_INT, step = 1 }: Field) {
  return z.int().min(min).max(max).multipleOf(step);
}

const MINUTES = -1;
const MOMENT = z.union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: MINUTES })]);

const asBoolean: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/** Returns the message for a required field that was left empty. */
export function isRequired(label: string, sentences: ValidationWords = english): string {
  return filled(sentences.required, { label });
}

const id = z.int().min(1);

function textKind(validate: Kind['validate'], description?: string): Kind {
  const described = (schema: z.ZodType) => (description ? schema.describe(description) : schema);
  return {
    validate,
    input: ({ max }) => described(max === undefined ? z.string() : z.string().max(max)),
    output: () => described(z.string()),
  };
}

function address(label: string, max?: number) {
  return z.preprocess((typed) => (typeof typed === 'string' ? completeAddress(typed) : typed), line(label, max));
}

function line(label: string, max = limits.title, sentences: ValidationWords = english) {
  return lines(label, max, sentences)
    .refine((value) => !/[\n\u2028\u2029]/.test(value), {
      error: filled(sentences.severalLines, { label }),
      abort: true,
    })
    .refine((value) => beforeInvisible(value) === null, {
      error: ({ input }) => invisibleIn(input, label, sentences),
    });
}

/** Says after which words something is, for those who cannot see it. */
function invisibleIn(input: unknown, label: string, sentences: ValidationWords) {
  const text = tidied(beforeInvisible(String(input)) ?? '').slice(-NAMED);
  return text ? filled(sentences.invisibleAfter, { label, text }) : filled(sentences.invisible, { label });
}

const NAMED = 20; // characters

function lines(label: string, max = limits.shortText, sentences: ValidationWords = english) {
  return words(label, sentences).refine(
    (value) => Array.from(value).length <= max,
    // Created lazily: the first formatted number takes long on a slow phone.
    { error: () => filled(sentences.tooLong, { label, n: max.toLocaleString(sentences.language) }) },
  );
}

function words(label: string, sentences: ValidationWords = english) {
  return z
    .string({
      error: ({ input }) => (isBlank(input) ? isRequired(label, sentences) : filled(sentences.notText, { label })),
    })
    .overwrite(tidied)
    .min(1, { error: isRequired(label, sentences), abort: true })
    .refine((value) => !hasControl(value), filled(sentences.control, { label }));
}

function isWebAddress(address: string) {
  return /^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address);
}

export function isBlank(input: unknown) {
  return input === undefined || input === null || (typeof input === 'string' && tidied(input) === '');
}

export function oneOf(labels: readonly string[]) {
  return labels.length < 2 ? labels.join() : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`;
}
