import type { Language } from '../languages.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ptBR } from './pt-br.ts';
import { tr } from './tr.ts';
import { ur } from './ur.ts';
import { formLabelsIn } from './inbox/inbox-words.ts';
import { counted, type PageWords, type Words } from './words.ts';
import { zhHans } from './zh-hans.ts';

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
