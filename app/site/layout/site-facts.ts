import { useRouteLoaderData } from 'react-router';
import type { Setting } from '../../../server/site/settings.ts';

/** What every page of the site knows. */
export interface SiteFacts extends Setting {
  year: string;
  publicUrl: string;
  timeZone: string;
  /** How long what visitors send is kept. */
  retentionDays: number;
  /** The path of the page. */
  path: string;
  themeColours: { light: string; dark: string };
}

export function useSite(): SiteFacts {
  const facts = useRouteLoaderData<SiteFacts>('site');
  if (!facts) throw new Error('This part stands outside the site.');
  return facts;
}
