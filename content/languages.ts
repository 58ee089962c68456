/** The languages that the product has words in, by their BCP 47 tags, each with its own name. */
export const languages = {
  en: { name: 'English', locale: 'en_US', letters: 'latin', dir: 'ltr', quotes: ['“', '”'] },
  de: { name: 'Deutsch', locale: 'de_DE', letters: 'latin', dir: 'ltr', quotes: ['„', '“'] },
  fr: { name: 'Français', locale: 'fr_FR', letters: 'latin', dir: 'ltr', quotes: ['«\u202f', '\u202f»'] },
  es: { name: 'Español', locale: 'es_ES', letters: 'latin', dir: 'ltr', quotes: ['«', '»'] },
  'pt-BR': { name: 'Português (Brasil)', locale: 'pt_BR', letters: 'latin', dir: 'ltr', quotes: ['“', '”'] },
  nl: { name: 'Nederlands', locale: 'nl_NL', letters: 'latin', dir: 'ltr', quotes: ['‘', '’'] },
  it: { name: 'Italiano', locale: 'it_IT', letters: 'latin', dir: 'ltr', quotes: ['«', '»'] },
  pl: { name: 'Polski', locale: 'pl_PL', letters: 'latin', dir: 'ltr', quotes: ['„', '”'] },
  tr: { name: 'Türkçe', locale: 'tr_TR', letters: 'latin', dir: 'ltr', quotes: ['“', '”'] },
  ar: { name: 'العربية', locale: 'ar_AR', letters: 'arabic', dir: 'rtl', quotes: ['«', '»'] },
  ur: { name: 'اردو', locale: 'ur_PK', letters: 'arabic', dir: 'rtl', quotes: ['”', '“'] },
  he: { name: 'עברית', locale: 'he_IL', letters: 'hebrew', dir: 'rtl', quotes: ['”', '”'] },
  hi: { name: 'हिन्दी', locale: 'hi_IN', letters: 'devanagari', dir: 'ltr', quotes: ['“', '”'] },
  ja: { name: '日本語', locale: 'ja_JP', letters: 'han', dir: 'ltr', quotes: ['「', '」'] },
  'zh-Hans': { name: '简体中文', locale: 'zh_CN', letters: 'han', dir: 'ltr', quotes: ['“', '”'] },
} as const satisfies Record<string, LanguageFacts>;

interface LanguageFacts {
  readonly name: string;
  /** Its name in Open Graph, with the country where most of its speakers are. */
  readonly locale: string;
  readonly letters: 'latin' | 'arabic' | 'hebrew' | 'devanagari' | 'han';
  readonly dir: 'ltr' | 'rtl';
  readonly quotes: readonly [opening: string, closing: string];
}

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE: Language = 'en';

export const languageTags = Object.keys(languages) as Language[];

const languagesByPrefix = new Map(languageTags.map((language) => [`/${language.toLowerCase()}`, language]));

/** Returns the language of a tag in any letter case; undefined if the product has no words in it. */
export function languageTagged(tag: string): Language | undefined {
  return languageTags.find((language) => language.toLowerCase() === tag.toLowerCase());
}

type Settings = Readonly<Record<string, unknown>> | null;

/** A language that a site has, and whether visitors see the site in it. */
export interface ChosenLanguage {
  language: Language;
  shown: boolean;
}

/**
 * Returns the language of a site, given its settings: that of its records themselves. One that this version does not know, as of
 * a newer backup, counts as none.
 */
export function languageOf(settings: Settings): Language {
  const [first] = listedIn(settings);
  return (first && languageTagged(first.language)) ?? DEFAULT_LANGUAGE;
}

/** Returns the languages into which the records of a site can be translated, given its settings. */
export function otherLanguagesOf(settings: Settings): ChosenLanguage[] {
  const [, ...others] = listedIn(settings);
  return others.flatMap((chosen) => {
    const language = languageTagged(chosen.language);
    return language ? [{ ...chosen, language }] : [];
  });
}

function listedIn(settings: Settings) {
  return (settings?.['languages'] ?? []) as { language: string; shown: boolean }[];
}

/** Returns how the addresses of a language begin that is not that of the records themselves: in lower case, also where its tag is not. */
export function prefixOf(language: Language): string {
  return `/${language.toLowerCase()}`;
}

/** Returns the path of a page in a language, given that in the language of the records themselves, which is meant by null. */
export function pathIn(language: Language | null, path: string): string {
  if (language === null) return path;
  return path === '/' ? prefixOf(language) : prefixOf(language) + path;
}

/** Divides an address, with or without a query, by what it begins with: `/de/blogs/x` is `/blogs/x` in German. */
export function splitLanguage(address: string): { language: Language | null; rest: string } {
  const [prefix = ''] = /^\/[a-z-]+(?=[/?#]|$)/.exec(address) ?? [];
  const language = languagesByPrefix.get(prefix) ?? null;
  const rest = language ? address.slice(prefix.length) : address;
  return { language, rest: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Returns what a language is called in English, for screens that are in English. */
export function englishNameOf(language: Language): string {
  return languageNameIn('en', language);
}

/** Returns what readers of one language call another. */
export function languageNameIn(reader: Language, language: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? languages[language].name;
}

/** Returns the quotation marks of a language. */
export function quotesOf(language: Language): LanguageFacts['quotes'] {
  return languages[language].quotes;
}
