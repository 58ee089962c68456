import { homeHead } from '../content/texts/home-head.ts';
import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/agency.ts';
import { serverContext } from './server-context.ts';
import type { Agency } from './ui/agency.tsx';

/** Loads the agency’s name, logo, icon, time zone and address for the sign-in and admin screens. */
export async function loader({ context }: Route.LoaderArgs): Promise<Agency> {
  const { site, readTimeZone, variablesSet, publicUrl } = context.get(serverContext);
  const [{ setting, brand, language, languages }, service_categories, pageNames, timeZone] = await Promise.all([
    site.readSetting(),
    site.readServiceCategories(),
    site.readPageNames(),
    readTimeZone(),
  ]);
  const everyLanguage = languages ? await site.readEveryLanguage() : [language];
  const languagesOfVisitors = new Set([language, ...(languages?.others ?? [])]);
  return {
    name: setting.product_name,
    logo: setting.logo,
    logoDark: brand.logo_dark,
    favicon: setting.favicon,
    lists: { service_categories },
    pageNames: pageNames ?? {},
    timeZone,
    variablesSet,
    publicUrl,
    homeHead: homeHead(setting),
    languages: everyLanguage,
    hiddenLanguages: everyLanguage.filter((other) => !languagesOfVisitors.has(other)),
  };
}

let lastLoaded: Agency | undefined;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Agency> {
  try {
    return await serverLoader();
  } catch (error) {
    // Offline, each screen shows its own error, which a failure here would replace.
    if (lastLoaded) return lastLoaded;
    throw error;
  }
}

/** Reloads only around the screens that change name, logos and languages. */
export function shouldRevalidate({ currentUrl }: ShouldRevalidateFunctionArgs) {
  return /^\/admin\/(settings\/|brand\/|pages\/edit\/home$)/.test(currentUrl.pathname);
}

export default function AgencyLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastLoaded = loaderData;
  }, [loaderData]);
  return <Outlet />;
}
