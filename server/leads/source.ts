import { campaignFields } from '../../content/lead-form.ts';
import type { Visit } from '../platform/visit.ts';
import { isOwnHost } from './own-host.ts';

const LONGEST = 300;

/** Where a lead came from, as far as its form page could tell. */
export type Source = Record<(typeof sourceFields)[number], string | null>;

/** The page of the site they came by, who led them there, what the advertisement says of itself, the page of the form. */
export const sourceFields = ['landing_page', 'referrer', 'sent_from', ...campaignFields] as const;

/**
 * Takes the address of a form page and who asked for it; gives where they came from as fields of the form. The Referer
 * that a page of the site is named in carries what that page itself was asked with.
 */
export function sourceOf(url: URL, visit: Visit, publicUrl: string): Record<string, string> {
  const before = visit.referer && URL.canParse(visit.referer) ? new URL(visit.referer) : null;
  const isInside = before !== null && isOwnHost(before.host, visit, publicUrl);
  const campaign = campaignFields.map((name) => {
    const inside = isInside ? before.searchParams.get(name) : null;
    return [name, url.searchParams.get(name) ?? inside];
  });
  const fields = {
    landing_page: (isInside ? before : url).pathname,
    referrer: before && !isInside ? before.origin + before.pathname : null,
    ...Object.fromEntries(campaign),
  };
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, clean(value)] as const)
      .filter((field): field is [string, string] => field[1] !== null),
  );
}

/** Takes the fields of a form as they came back; gives of them where the lead came from. Refuses nothing. */
export function readSource(fields: Record<string, unknown>, sentFrom: string): Source {
  const given: Record<string, unknown> = { ...fields, sent_from: sentFrom };
  return Object.fromEntries(sourceFields.map((name) => [name, clean(given[name])])) as Source;
}

function clean(value: unknown) {
  if (typeof value !== 'string') return null;
  const text = value.slice(0, LONGEST).replace(/\p{C}/gu, '').trim();
  return text === '' ? null : text;
}
