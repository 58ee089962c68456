import { useEffect } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/agency.ts';
import { serverContext } from './server-context.ts';
import type { Agency } from './ui/agency.tsx';

/** Sign-in and admin screens are those of an agency, and say so while they are still being made. */
export async function loader({ context }: Route.LoaderArgs): Promise<Agency> {
  const { setting } = await context.get(serverContext).site.readSetting();
  return { name: setting.product_name, logo: setting.logo, favicon: setting.favicon };
}

let shown: Agency | undefined;

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Agency> {
  try {
    return await serverLoader();
  } catch (error) {
    // Without a network a screen says so in its own place; it is not lost for want of a name.
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
