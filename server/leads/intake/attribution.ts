import type { AttributionColumns } from '../tables.ts';
import { hostOf, sourceIn } from '../../figures/sources/source-of.ts';
import { pageNameOf } from '../../figures/views/page-name.ts';
import type { Attribution } from '../../figures/visitors.ts';
import { campaignFields, type Source } from './source.ts';

/** Returns what figures group an item by: how its visitor came to the site, as counted today or as its form says. */
export function attributionColumns(
  source: Source | null,
  { day, counted }: { day: string; counted: Attribution | null },
): AttributionColumns {
  const attribution = source && (counted ?? attributionIn(source));
  return { ...(attribution ?? unknown), sent_from: source?.sent_from ?? null, received_on: day };
}

type KnownAttribution = { [Name in keyof Attribution]: Attribution[Name] | null };

const unknown: KnownAttribution = {
  landing_page: null,
  channel: null,
  source_name: null,
  first_campaign: null,
  last_campaign: null,
};

/** The same names as those of visits. Who opened the form from a page of ours may have come to that from anywhere. */
function attributionIn(source: Source): KnownAttribution {
  const marks = campaignFields.flatMap((name) => (source[name] ? [[name, source[name]]] : []));
  // Links are marked by the parameter, not by its value.
  if (source.click_id) marks.push([source.click_id, '']);
  const landing_page = source.landing_page && pageNameOf(source.landing_page);
  const isFirstPage = source.landing_page !== null && source.landing_page === source.sent_from;
  if (marks.length === 0 && !source.referrer && !isFirstPage) return { ...unknown, landing_page };
  const visit = sourceIn(new URLSearchParams(marks), source.referrer ? hostOf(source.referrer) : null);
  return {
    landing_page,
    channel: visit.channel,
    source_name: visit.source,
    first_campaign: visit.campaign,
    last_campaign: visit.campaign,
  };
}
