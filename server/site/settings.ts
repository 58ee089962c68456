import { blog } from '../../content/types/blog.ts';
import { service } from '../../content/types/service.ts';
import { settings, settingsDefaults } from '../../content/types/settings.ts';
import { teamMember } from '../../content/types/team-member.ts';
import { languageOf, otherLanguagesOf } from '../../content/languages.ts';
import { tagOf } from '../../content/tags/tags.ts';
import { wordsIn } from '../../content/words/index.ts';
import { authorFields } from './blog/blog.ts';
import { readLinkedRecords } from './links/linked-pages.ts';
import { readBrand } from './brand.ts';
import { readLanguages } from './languages.ts';
import { presentLink } from './links/linked-pages.ts';
import type { PublicContent } from './published.ts';

const FOOTER_BLOGS = 5;

/** The texts that every page can show. The address for notifications is not public. */
const settingTexts = [
  'footer_short_description',
  'phone',
  'email',
  'linkedin',
  'facebook',
  'twitter',
  'expertise_heading',
  'expertise_description',
  'product_name',
  'phone_label',
  'chat_number',
  'contact_heading',
  'booking_link',
  'privacy_notice',
  'cancel_text',
  'privacy_link',
] as const;

export const settingFields = [...settingTexts, 'logo', 'favicon'] as const;
/** Left out where they are empty, as the specified answer has none. */
export const settingLists = ['social_links'] as const;
export const footerServiceFields = ['id', 'title', 'slug'] as const;
export const footerBlogFields = ['title', 'slug'] as const;

export type Setting = Awaited<ReturnType<typeof readSetting>>;

/** Reads what every page shows: the settings, with their defaults filled in, the brand, and the services and blogs of the footer. */
export async function readSetting(content: PublicContent) {
  const [{ setting, language, hasOthers, tags }, brand, services, blogs] = await Promise.all([
    readSettings(content),
    readBrand(content),
    content.read(service, content.inOrder(service), footerServiceFields),
    content.newest(blog, FOOTER_BLOGS, footerBlogFields),
  ]);
  const languages = hasOthers ? await readLanguages(content) : null;
  return {
    setting,
    brand,
    services,
    blogs,
    language,
    ...(languages && { languages }),
    ...(tags.length > 0 && { tags }),
  };
}

async function readSettings(content: PublicContent) {
  const names = [...settingFields, ...settingLists, 'languages', 'tags'] as const;
  const row = await content.readOne(settings, content.records(settings), names);
  if (!row) throw new Error('The settings are missing.');
  const { social_links, languages, tags, ...stored } = row;
  const language = content.language ?? languageOf({ languages });
  const setting = {
    ...stored,
    ...(social_links.length > 0 && { social_links }),
    product_name: stored.product_name ?? settingsDefaults.product_name,
    phone_label: stored.phone_label ?? wordsIn(language).first.phoneLabel,
    booking_link: await presentLink(content, stored.booking_link ?? settingsDefaults.booking_link),
    privacy_link: stored.privacy_link && (await readLinkedRecords(content, [stored.privacy_link]))(stored.privacy_link),
  };
  return {
    setting,
    language,
    hasOthers: otherLanguagesOf({ languages }).length > 0,
    tags: tags.flatMap((tag) => tagOf(tag) ?? []),
  };
}

/** Reads the team member that the settings name as the one who answers, if visitors may see them. */
export function readContactPerson(content: PublicContent) {
  const named = content.records(settings).select('contact_person');
  return content.readOne(teamMember, content.records(teamMember).where('id', 'in', named), authorFields);
}
