import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/agency.ts';
import { serverContext } from './server-context.ts';
import type { Agency } from './ui/agency.tsx';

/** Loads the agency’s name and icon on the server, so that sign-in and admin screens show them before they render. */
export async function loader({ context }: Route.LoaderArgs): Promise<Agency> {
  const { setting } = await context.get(serverContext).site.readSetting();
  return { name: setting.product_name, logo: setting.logo, favicon: setting.favicon };
}

let shown: Agency | undefined;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Agency> {
  try {
    return await serverLoader();
  } catch (error) {
    // Offline, the screen shows its own error: a name that cannot be loaded must not replace it.
    if (shown) return shown;
    throw error;
  }
}

/** Only the screen of the settings changes what the agency is called. */
export function shouldRevalidate({ currentUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname.startsWith('/admin/settings/');
}

export default function OfTheAgency({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    shown = loaderData;
  }, [loaderData]);
  return <Outlet />;
}
