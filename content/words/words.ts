import type { first } from './first/en.ts';
import type { FormLabels } from './inbox/inbox-words.ts';
import type { en } from './languages/en.ts';

/**
 * The product's public words in a language, whose plural rules tell these categories apart. A sentence that is missing, or that has
 * lost a `{placeholder}`, does not compile.
 */
export type WordTable<Category extends Intl.LDMLPluralRule> = Translated<typeof en, Category>;

/** The words in any language. */
export type Words = WordTable<'other'>;

/** What a new site says at first, in any language. */
export type FirstWords = Translated<typeof first, 'other'>;

/** What pages say, as their components get it. */
export type PageWords = Omit<Words['pages'], 'forms'> & {
  readonly forms: Words['pages']['forms'] & { readonly labels: FormLabels };
};

type Translated<Table, Category extends Intl.LDMLPluralRule> = {
  readonly [Name in keyof Table]: Table[Name] extends string
    ? Keeping<Table[Name]>
    : Table[Name] extends { other: infer Other extends string }
      ? Plural<Other, Category>
      : Translated<Table[Name], Category>;
};

/** A sentence for each plural category. All but the last may spell the number out. */
type Plural<Other extends string, Category extends Intl.LDMLPluralRule> = {
  readonly [Name in Category]: Name extends 'other' ? Keeping<Other> : string;
};

export type Sentences = Plural<'{n}', 'other'>;

/** A text with the placeholders of another one. */
type Keeping<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & Keeping<Rest>
  : string;

/** A text with at least these placeholders. */
type Holding<Name extends string> = (
  Name extends string ? (text: `${string}{${Name}}${string}`) => void : never
) extends (text: infer Text) => void
  ? Text
  : never;

const PLACEHOLDER = /\{(\w+)\}/;

/** Puts values in the place of placeholders. */
export function filled<Name extends string>(
  text: Holding<NoInfer<Name>>,
  values: Readonly<Record<Name, string>>,
): string {
  return partsOf(text, values).join('');
}

/** Returns a text with values in the place of placeholders, in parts: texts and values by turns. */
export function partsOf<Value>(text: unknown, values: Readonly<Record<string, Value>>): (string | Value)[] {
  return String(text)
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] as Value)));
}

/** Returns the sentence for a number, in the form that the language has for it. */
export function counted(language: string, sentences: Sentences, number: number): string {
  const { plural, format } = numbersIn(language);
  const sentence =
    (sentences as Partial<Record<Intl.LDMLPluralRule, string>>)[plural.select(number)] ?? sentences.other;
  return sentence.replace('{n}', format.format(number));
}

/** Creates each format once: that takes longer than its use. */
function numbersIn(language: string) {
  const numbers = known.get(language) ?? {
    plural: new Intl.PluralRules(language),
    format: new Intl.NumberFormat(language),
  };
  known.set(language, numbers);
  return numbers;
}

const known = new Map<string, { plural: Intl.PluralRules; format: Intl.NumberFormat }>();
