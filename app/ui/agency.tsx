import { useRouteLoaderData } from 'react-router';
import type { SiteLanguages } from '../../server/site/languages.ts';
import type { PageNames } from '../../server/site/pages/page-names.ts';
import { knownZone } from './known-zone.ts';

const DEFAULT_ICON = '/favicon.svg';

export interface Agency {
  name: string;
  logo: string | null;
  logoDark: string | null;
  favicon: string | null;
  /** The lists of the settings whose entries records name by their keys. */
  lists: Record<string, { key: string; label: string }[]>;
  /** What somebody has renamed built-in pages to. */
  pageNames: PageNames;
  /** Of the dates on its pages. */
  timeZone: string;
  /** The environment variables that decide in place of settings. */
  variablesSet: string[];
  /** The address that visitors use, without a path. */
  publicUrl: string;
  /** That of the records, and those into which they can be translated, also where visitors do not see them. */
  languages: SiteLanguages['others'];
  /** Those of them that visitors do not see: settings hide them, or they have no home page. */
  hiddenLanguages: SiteLanguages['others'];
  /** What search engines read of the home page, unless its record has something else. */
  homeHead: { title: string | null; description: string | null };
}

export function useAgency(): Agency {
  const agency = useRouteLoaderData<Agency>('agency');
  if (!agency) throw new Error('useAgency() needs the route "agency" above it.');
  return { ...agency, timeZone: knownZone(agency.timeZone) };
}

/** Returns the time zone of this browser; the agency's where it reports one that it does not know, such as Etc/Unknown. */
export function useReaderZone(): string {
  const agency = useAgency();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && knownZone(timeZone) === timeZone ? timeZone : agency.timeZone;
}

/** The document's title: the screen's, and the agency's name. */
export function TabTitle({ children }: { children: string }) {
  return <title>{`${children} | ${useAgency().name}`}</title>;
}

export function TabIcon() {
  return <link rel="icon" href={iconOf(useAgency())} />;
}

/** The agency's logo, or its icon and name. */
export function AgencyMark({ size }: { size: number }) {
  const { name, logo, logoDark, favicon } = useAgency();
  const image = { height: size, loading: 'lazy' } as const;
  if (logo && logoDark)
    return (
      <>
        <img {...image} alt={name} className="agency-logo mantine-dark-hidden" src={logo} />
        <img {...image} alt={name} className="agency-logo mantine-light-hidden" src={logoDark} />
      </>
    );
  if (logo) return <img {...image} alt={name} className="agency-logo on-light" src={logo} />;
  return (
    <>
      <img
        className={favicon ? undefined : 'agency-mark'}
        src={favicon ?? DEFAULT_ICON}
        alt=""
        width={size}
        height={size}
        loading="lazy"
      />
      <span>{name}</span>
    </>
  );
}

export function iconOf({ favicon }: Agency) {
  return favicon ?? DEFAULT_ICON;
}
