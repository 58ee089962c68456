import { memoize } from '../../platform/limits/memoize.ts';
import { plainName } from '../plain-name.ts';
import { type Channel, knownSource } from './known-sources.ts';

const LONGEST_QUERY = 2_000; // characters
const LONGEST_REFERRER = 500;
const LONGEST_NAME = 100;

/** How a visit began: by which kind of way, from where, and through which campaign. */
export interface VisitSource {
  channel: Channel;
  source: string;
  campaign: string | null;
}

const DIRECT = 'Direct';

/** What advertisers' systems add to a link, with who they are. Facebook marks every link, not only paid ones. */
const clickIds: Record<string, { name: string; channel: Channel }> = {
  gclid: { name: 'Google', channel: 'paid' },
  gbraid: { name: 'Google', channel: 'paid' },
  wbraid: { name: 'Google', channel: 'paid' },
  msclkid: { name: 'Bing', channel: 'paid' },
  li_fat_id: { name: 'LinkedIn', channel: 'paid' },
  ttclid: { name: 'TikTok', channel: 'paid' },
  twclid: { name: 'X', channel: 'paid' },
  fbclid: { name: 'Facebook', channel: 'social' },
  igshid: { name: 'Instagram', channel: 'social' },
};

/** Returns where a visit comes from. Campaigns count before ids of clicks, and these before the site that led here. */
export function visitSourceOf(query: string, referrer: string | null): VisitSource {
  return query === '' ? sourceBy(referrer ?? '') : sourceBy(`${referrer ?? ''}?${query.slice(0, LONGEST_QUERY)}`);
}

/** By a referrer, with the query after it, if there is one. */
const sourceBy = memoize((arrival) => {
  const [referrer = ''] = arrival.split('?', 1);
  return sourceIn(new URLSearchParams(arrival.slice(referrer.length)), referrer || null);
}, 256 * 1024);

/** Returns where a visit comes from by the parameters of its query. */
export function sourceIn(parameters: URLSearchParams, referrer: string | null): VisitSource {
  const read = (name: string) => clean(parameters.get(name));
  const named = read('utm_source');
  const site = named ? (knownSource(named) ?? { name: named, channel: 'campaign' as const }) : null;
  const click = clickIdIn(parameters);
  const clicked = click ? (clickIds[click] ?? null) : null;
  const from = referrer === null ? null : siteAt(referrer);
  const { name, channel } = site ?? clicked ?? from ?? { name: DIRECT, channel: 'direct' as const };
  const medium = read('utm_medium');
  return {
    channel: channelOf(medium) ?? (clicked?.channel === 'paid' ? 'paid' : channel),
    source: name,
    campaign: read('utm_campaign'),
  };
}

/** Returns the name of the parameter by which an advertiser's system has marked a link, if it has. */
export function clickIdIn(parameters: URLSearchParams): string | null {
  return Object.keys(clickIds).find((name) => parameters.has(name)) ?? null;
}

/** Returns the host of a URL, in lower case; null where it has none. */
export function hostOf(url: string): string | null {
  return memoizedHost(url.length > LONGEST_REFERRER ? url.slice(0, LONGEST_REFERRER) : url);
}

const memoizedHost = memoize((url) => (URL.canParse(url) ? new URL(url).host.toLowerCase() || null : null), 128 * 1024);

/** Returns a site by one name, whether or not its host begins with `www.`. */
function siteAt(host: string) {
  const name = withoutWww(host);
  return knownSource(name) ?? { name: name.slice(0, LONGEST_NAME), channel: 'link' as const };
}

function channelOf(medium: string | null): Channel | null {
  if (medium === null) return null;
  if (/^(?:cp[acmv]|ppc|paid.*|display|banner|ads?|retargeting|sponsored)$/.test(medium)) return 'paid';
  if (/^(?:e-?mail|newsletter)$/.test(medium)) return 'email';
  return medium.startsWith('social') ? 'social' : null;
}

function clean(text: string | null) {
  const name = text && plainName(text);
  // Cut within a character, two names would be one to a database.
  return name ? withoutWww(name.slice(0, LONGEST_NAME).toWellFormed()) : null;
}

/** Returns a host without the `www.` that it may begin with. */
export function withoutWww(host: string) {
  return host.replace(/^www\./, '');
}
