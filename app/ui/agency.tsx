import { useRouteLoaderData } from 'react-router';

export interface Agency {
  name: string;
  logo: string | null;
  favicon: string | null;
  /** Of the dates on its pages. */
  timeZone: string;
  /** The address that visitors use, without a path. */
  publicUrl: string;
}

export function useAgency(): Agency {
  const agency = useRouteLoaderData<Agency>('agency');
  if (!agency) throw new Error('useAgency() needs the route "agency" above it.');
  return agency;
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
  const agency = useAgency();
  if (agency.logo)
    return <img className="agency-logo" src={agency.logo} alt={agency.name} height={size} loading="lazy" />;
  return (
    <>
      <img src={iconOf(agency)} alt="" width={size} height={size} loading="lazy" />
      <span>{agency.name}</span>
    </>
  );
}

export function iconOf({ favicon }: Agency) {
  return favicon ?? '/favicon.svg';
}
