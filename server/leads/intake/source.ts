import type { Visit } from '../../platform/http/visit.ts';
import { isOwnHost } from '../spam/own-host.ts';

const LONGEST = 300; // characters

/** What an advertisement says of itself in the address it leads to. */
const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** The page of the site they came by, who led them there, and the advertisement. */
const arrivalFields = ['landing_page', 'referrer', ...campaignFields] as const;

export const sourceFields = [...arrivalFields, 'sent_from'] as const;

/** How somebody came to a form page, as far as it can tell. */
export type Arrival = Record<(typeof arrivalFields)[number], string | null>;

/** The same, with the page that the form was sent from. */
export type Source = Record<(typeof sourceFields)[number], string | null>;

/**
 * Takes the address of a form page and who asked for it; gives how they came there. The Referer that names a page of the
 * site has what that page was asked with. Of other addresses the query is their own business.
 */
export function arrivalAt(url: URL, visit: Visit, publicUrl: string): Arrival {
  const before = visit.referer && URL.canParse(visit.referer) ? new URL(visit.referer) : null;
  const isInside = before !== null && isOwnHost(before.host, visit, publicUrl);
  const campaign = campaignFields.map((name) => {
    const inside = isInside ? before.searchParams.get(name) : null;
    return [name, clean(url.searchParams.get(name) ?? inside)];
  });
  return {
    landing_page: clean((isInside ? before : url).pathname),
    referrer: before && !isInside ? clean(before.origin + before.pathname) : null,
    ...(Object.fromEntries(campaign) as Pick<Arrival, (typeof campaignFields)[number]>),
  };
}

/** Takes how somebody came to a form page, if that is known, and its path; gives where their lead came from. */
export function sourceFrom(arrival: Arrival | undefined, path: string): Source {
  const unknown = Object.fromEntries(arrivalFields.map((name) => [name, null])) as Arrival;
  return { ...(arrival ?? unknown), sent_from: clean(path) };
}

/** Reads a source from its column; null where a program sent the lead. */
export function sourceIn(column: string | null): Source | null {
  return JSON.parse(column ?? 'null') as Source | null;
}

function clean(text: string | null) {
  const line = text?.slice(0, LONGEST).replace(/\p{C}/gu, '').trim();
  return line ? line : null;
}
