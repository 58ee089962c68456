import { clickIdIn } from '../../figures/sources/source-of.ts';
import { pathWithoutToken } from '../../platform/http/path-without-token.ts';
import { isOwnHost, type Requester } from '../../platform/http/requester.ts';

const MAX_LENGTH = 300; // characters

export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

const arrivalFields = ['landing_page', 'referrer', ...campaignFields, 'click_id'] as const;

export const sourceFields = [...arrivalFields, 'sent_from'] as const;

/** How a visitor came to a form page: first page visited, the site that led there, the campaign, and whose click was marked. */
export type Arrival = Record<(typeof arrivalFields)[number], string | null>;

/** An arrival, with the page that the form was sent from. */
export type Source = Record<(typeof sourceFields)[number], string | null>;

/**
 * Returns how a visitor came to the form page at this address. If they came from a page of the site, campaign
 * parameters are read from that page's address too. The query of any other address is private.
 */
export function arrivalAt(url: URL, requester: Requester, publicUrl: string): Arrival {
  const before = requester.referer && URL.canParse(requester.referer) ? new URL(requester.referer) : null;
  const isInside = before !== null && isOwnHost(before.host, requester, new URL(publicUrl).host);
  const campaign = campaignFields.map((name) => {
    const inside = isInside ? before.searchParams.get(name) : null;
    return [name, clean(url.searchParams.get(name) ?? inside)];
  });
  return {
    landing_page: clean(pathWithoutToken((isInside ? before : url).pathname)),
    referrer: before && !isInside ? clean(before.origin + before.pathname) : null,
    ...(Object.fromEntries(campaign) as Pick<Arrival, (typeof campaignFields)[number]>),
    click_id: clickIdIn(url.searchParams) ?? (isInside ? clickIdIn(before.searchParams) : null),
  };
}

/** Returns the source of an item sent from the page at `path`. */
export function sourceOf(arrival: Arrival | undefined, path: string): Source {
  const unknown = Object.fromEntries(arrivalFields.map((name) => [name, null])) as Arrival;
  return { ...(arrival ?? unknown), sent_from: clean(path) };
}

/** Parses the `source` column; null if a program sent the item. */
export function parseSource(column: string | null): Source | null {
  return JSON.parse(column ?? 'null') as Source | null;
}

function clean(text: string | null) {
  const line = text?.slice(0, MAX_LENGTH).replace(/\p{C}/gu, '').trim();
  return line ? line : null;
}
