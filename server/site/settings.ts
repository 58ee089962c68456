import { settings as settingsType, settingsDefaults } from '../../content/types/settings.ts';
import type { ContentDatabase } from '../content/tables.ts';
import { published } from './published.ts';
import { serializeOne } from '../content/records/serialize.ts';

const FOOTER_BLOGS = 5;

/** The texts of the settings that every page may show; notifications go to an address that is none of them. */
export const settingTexts = [
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
  'booking_link',
  'privacy_link',
] as const;

export type Setting = Awaited<ReturnType<typeof readSetting>>;

/** Gives what every page shows: the settings, with their defaults filled in, and the services and blogs of the footer. */
export async function readSetting(kysely: ContentDatabase) {
  const { services, blogs } = published(kysely);
  const newest = blogs().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(FOOTER_BLOGS);
  const [setting, ofServices, ofBlogs] = await Promise.all([
    readSettings(kysely),
    services().select(['id', 'title', 'slug']).orderBy('position').orderBy('id').execute(),
    newest.select(['title', 'slug']).execute(),
  ]);
  return { setting, services: ofServices, blogs: ofBlogs };
}

async function readSettings(kysely: ContentDatabase) {
  const row = published(kysely)
    .settings()
    .select([...settingTexts, 'logo', 'logo_alt', 'favicon']);
  const settings = await serializeOne(kysely, settingsType, await row.executeTakeFirstOrThrow());
  if (!settings) throw new Error('The settings are missing.');
  return {
    ...settings,
    product_name: settings.product_name ?? settingsDefaults.product_name,
    phone_label: settings.phone_label ?? settingsDefaults.phone_label,
    booking_link: settings.booking_link ?? settingsDefaults.booking_link,
  };
}
