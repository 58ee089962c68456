import { brandPalette, type BrandColors } from '../../../content/brand/palette.ts';
import { pageList } from '../../../content/addresses.ts';
import { isPage } from '../../../content/paths.ts';
import type { Tag } from '../../../content/tags/tags.ts';
import { countedVisitsIn } from '../../../content/words/counted-visits.ts';
import { consentTitleIn, tagConsentIn } from '../../../content/words/tag-consent.ts';
import { pageWordsIn, wordsIn } from '../../../content/words/index.ts';
import { type Language, languageNameIn, splitLanguage } from '../../../content/languages.ts';
import type { SiteLanguages } from '../../../server/site/languages.ts';
import type { Menus } from '../../../server/site/menus.ts';
import type { Setting } from '../../../server/site/settings.ts';
import type { Site } from '../../../server/site/site.ts';
import type { ServerContext } from '../../server-context.ts';
import type { PrivacyNotice, SiteData } from '../layout/site-data.ts';
import { yearIn } from '../parts/formatted-date.tsx';
import { standardPalette } from '../styles/brand-css.ts';
import { CONSENT_ID } from '../tags/consent-id.ts';

type SiteServices = Pick<
  ServerContext,
  | 'site'
  | 'isEditor'
  | 'isVisited'
  | 'preview'
  | 'publicUrl'
  | 'readTimeZone'
  | 'retentionDays'
  | 'countsVisits'
  | 'now'
>;

/** Reads the data that every page of the site has, for the page at a path. */
export async function readSite(services: SiteServices, address: string): Promise<SiteData> {
  const { site, isEditor, isVisited, preview, publicUrl, readTimeZone, retentionDays, now } = services;
  const [{ tags: all = [], ...setting }, menus, pageNames, timeZone] = await Promise.all([
    site.readSetting(),
    site.readMenus(),
    site.readPageNames(),
    readTimeZone(),
  ]);
  const path = site.language ? splitLanguage(address).rest : address;
  const { languages } = setting;
  const hasSeveral = languages && languages.others.length > 0;
  const tags = isVisited && mayLoadTags(path) ? all : [];
  return {
    ...setting,
    ...(site.language && languages && inTranslation(site.language, languages)),
    ...(hasSeveral && (await readAlternates(site, path, languages))),
    words: pageWordsIn(setting.language),
    ...(tags.length > 0 && { tags }),
    menus: tags.length > 0 ? withConsentLink(menus, setting.language) : menus,
    ...(pageNames && { pageNames }),
    year: yearIn(now(), setting.language, timeZone),
    publicUrl,
    timeZone,
    retentionDays,
    ...(isAddressOf(setting.setting.privacy_link, address) && { privacyNotices: noticesOf(services, setting, all) }),
    path,
    isEditor,
    preview,
    themeColors: themeColors(setting.brand),
  };
}

/** Whether a page is one whose address may become known: those that are reached by links in emails have a secret in it. */
function mayLoadTags(path: string) {
  return isPage(path) && !pageList.some((page) => page.isUnlisted && page.path === path);
}

/** Adds the link by which visitors change what they have answered. */
function withConsentLink({ legal, ...menus }: Menus, language: Language): Menus {
  return { ...menus, legal: [...legal, { label: consentTitleIn(language), link: `#${CONSENT_ID}` }] };
}

/** What is said of visits and tags where somebody reads about privacy. */
function noticesOf(
  { countsVisits }: SiteServices,
  { language }: Pick<Setting, 'language'>,
  tags: Tag[],
): PrivacyNotice[] {
  const names = tags.map(({ name }) => name);
  return [
    ...(countsVisits ? [{ id: 'counted-visits', ...countedVisitsIn(language) }] : []),
    ...(tags.length > 0 ? [{ id: 'tags-of-others', ...tagConsentIn(language, names).notice }] : []),
  ];
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
