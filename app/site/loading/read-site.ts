import type { ServerContext } from '../../server-context.ts';
import { yearOnly } from '../parts/date-formats.ts';
import type { SiteData } from '../layout/site-data.ts';
import { themeColors as colorsOf } from '../layout/theme-colors.ts';

type SiteServices = Pick<
  ServerContext,
  'site' | 'isEditor' | 'preview' | 'publicUrl' | 'timeZone' | 'retentionDays' | 'now'
>;

/** Reads the data that every page of the site has, for the page at a path. */
export async function readSite(services: SiteServices, path: string): Promise<SiteData> {
  const { site, isEditor, preview, publicUrl, timeZone, retentionDays, now } = services;
  const year = yearOnly(timeZone).format(now());
  const [setting, menus] = await Promise.all([site.readSetting(), site.readMenus()]);
  const themeColors = colorsOf(setting.brand);
  return { ...setting, menus, year, publicUrl, timeZone, retentionDays, path, isEditor, preview, themeColors };
}
