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

/** Returns the language of a tag in any letter case; undefined if the product has no words in it. */
export function languageTagged(tag: string): Language | undefined {
  return languageTags.find((language) => language.toLowerCase() === tag.toLowerCase());
}

/** Returns the language of a site, given its settings. One that this version does not know, as of a newer backup, counts as none. */
export function languageOf(settings: Readonly<Record<string, unknown>> | null): Language {
  const [first] = (settings?.['languages'] ?? []) as { language: string }[];
  return (first && languageTagged(first.language)) ?? DEFAULT_LANGUAGE;
}

/** Returns the quotation marks of a language. */
export function quotesOf(language: Language): LanguageFacts['quotes'] {
  return languages[language].quotes;
}
