import type { Language } from '../languages.ts';
import { ar } from './languages/ar.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { he } from './languages/he.ts';
import { hi } from './languages/hi.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { ptBR } from './languages/pt-br.ts';
import { tr } from './languages/tr.ts';
import { ur } from './languages/ur.ts';
import { formLabelsIn } from './inbox/inbox-words.ts';
import { counted, type PageWords, type Words } from './words.ts';
import { zhHans } from './languages/zh-hans.ts';

const tables: Record<Language, Words> = {
  en,
  de,
  fr,
  es,
  'pt-BR': ptBR,
  nl,
  it,
  pl,
  tr,
  ar,
  ur,
  he,
  hi,
  ja,
  'zh-Hans': zhHans,
};

/** Returns what the product says to visitors in a language. */
export function wordsIn(language: Language): Words {
  return tables[language];
}

/** Returns what pages say in a language. */
export function pageWordsIn(language: Language): PageWords {
  const { pages } = wordsIn(language);
  return { ...pages, forms: { ...pages.forms, labels: formLabelsIn(language) } };
}

/** Says when to try something again that was refused for so many seconds. */
export function tryAgainIn(language: Language, seconds: number): string {
  return counted(language, wordsIn(language).refusals.tryAgain, Math.max(1, Math.ceil(seconds / 60)));
}
