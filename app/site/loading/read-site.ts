import { brandPalette, type BrandColors } from '../../../content/brand/palette.ts';
import { countedVisitsIn } from '../../../content/words/counted-visits.ts';
import { pageWordsIn, wordsIn } from '../../../content/words/index.ts';
import { type Language, languageNameIn, splitLanguage } from '../../../content/languages.ts';
import type { SiteLanguages } from '../../../server/site/languages.ts';
import type { Site } from '../../../server/site/site.ts';
import type { ServerContext } from '../../server-context.ts';
import type { SiteData } from '../layout/site-data.ts';
import { yearIn } from '../parts/formatted-date.tsx';
import { standardPalette } from '../styles/brand-css.ts';

type SiteServices = Pick<
  ServerContext,
  'site' | 'isEditor' | 'preview' | 'publicUrl' | 'readTimeZone' | 'retentionDays' | 'countsVisits' | 'now'
>;

/** Reads the data that every page of the site has, for the page at a path. */
export async function readSite(services: SiteServices, address: string): Promise<SiteData> {
  const { site, isEditor, preview, publicUrl, readTimeZone, retentionDays, countsVisits, now } = services;
  const [setting, menus, pageNames, timeZone] = await Promise.all([
    site.readSetting(),
    site.readMenus(),
    site.readPageNames(),
    readTimeZone(),
  ]);
  const path = site.language ? splitLanguage(address).rest : address;
  const { languages } = setting;
  const hasSeveral = languages && languages.others.length > 0;
  return {
    ...setting,
    ...(site.language && languages && inTranslation(site.language, languages)),
    ...(hasSeveral && (await readAlternates(site, path, languages))),
    words: pageWordsIn(setting.language),
    menus,
    ...(pageNames && { pageNames }),
    year: yearIn(now(), setting.language, timeZone),
    publicUrl,
    timeZone,
    retentionDays,
    ...(countsVisits &&
      isAddressOf(setting.setting.privacy_link, address) && { countedVisits: countedVisitsIn(setting.language) }),
    path,
    isEditor,
    preview,
    themeColors: themeColors(setting.brand),
  };
}

/** Whether a link leads to the page at an address, be it to a part of it. */
function isAddressOf(link: string | null, address: string) {
  return link?.replace(/[?#].*/s, '') === address;
}

function inTranslation(translation: Language, { first }: SiteLanguages) {
  return { translation, original: { language: first, name: languageNameIn(translation, first) } };
}

/** Where the page is in other languages, and what offers it to those who read them. */
async function readAlternates(site: Site, path: string, languages: SiteLanguages) {
  const alternates = await site.readAlternates(path, languages);
  const current = site.language ?? languages.first;
  const others = alternates.filter(({ isSame, language }) => isSame && language !== current);
  const offers = others.map(({ language, path }) => {
    const { readThisPage, pages } = wordsIn(language);
    return { language, path, read: readThisPage, close: pages.media.close };
  });
  return {
    alternates,
    languagesLabel: wordsIn(current).languages,
    ...(offers.length > 0 && { languageOffers: offers }),
  };
}

/** Browsers tint their toolbar with these: the background of the header, which is right below it. */
function themeColors(brand: BrandColors) {
  const { light, dark } = brandPalette(brand, standardPalette);
  const header = brand.style === 'poster' ? 'brand' : 'paper';
  return { light: light[header], dark: dark[header] };
}
