import { createContext, use } from 'react';
import type { Language } from '../../../content/languages.ts';
import type { PageWords } from '../../../content/words/words.ts';
import type { Alternate } from '../../../server/site/languages.ts';
import type { Menus } from '../../../server/site/menus.ts';
import type { PageNames } from '../../../server/site/pages/page-names.ts';
import type { Setting } from '../../../server/site/settings.ts';
import type { ShownPreview } from './shared-preview.tsx';

export interface LanguageOffer extends Pick<Alternate, 'language' | 'path'> {
  read: string;
  close: string;
}

export interface PrivacyNotice {
  id: string;
  title: string;
  text: string;
}

/** The data that every page of the site has; its tags only where they may be loaded. */
export interface SiteData extends Setting {
  words: PageWords;
  menus: Menus;
  /** What somebody has renamed built-in pages to. */
  pageNames?: PageNames;
  /** The language of the page, where it is not that of the records: its address begins with it. */
  translation?: Language;
  /** The language of the records, where the page is in another one, and what readers of the page call it. */
  original?: { language: Language; name: string };
  /** Where the page is in every language, on a site with several. */
  alternates?: Alternate[];
  /** What the links to them are called. */
  languagesLabel?: string;
  /** What offers the page in each other language, in its own words. */
  languageOffers?: LanguageOffer[];
  year: string;
  publicUrl: string;
  timeZone: string;
  /** How many days messages of visitors are kept. */
  retentionDays: number;
  /** What the page about privacy, which the settings name, says by itself: of visits that are counted, and of tags. */
  privacyNotices?: PrivacyNotice[];
  /** The path of the page in the language of the records. */
  path: string;
  /** Whether it is for somebody who edits it. */
  isEditor: boolean;
  /** What the link to a preview says about the page; null on all pages that are public. */
  preview: ShownPreview | null;
  themeColors: { light: string; dark: string };
}

export const SiteContext = createContext<SiteData | null>(null);

export function useSite(): SiteData {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is only available within Frame.');
  return site;
}
