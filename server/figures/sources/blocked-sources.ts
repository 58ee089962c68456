import type { AnyRecord } from '../../../content/model/record.ts';
import { memoize } from '../../platform/limits/memoize.ts';
import { hostOf, withoutWww } from './source-of.ts';

/** Sites that make up visits so that somebody who reads figures looks at them. */
const known = `
  100dollars-seo.com 7makemoneyonline.com adviceforum.info anticrawler.org best-seo-offer.com best-seo-solution.com
  bestwebsitesawards.com blackhatworth.com bot-traffic.icu bot-traffic.xyz bottraffic.live bottraffic.xyz
  buttons-for-website.com buttons-for-your-website.com buy-cheap-online.info bycontext.com cenoval.ru
  chinese-amezon.com darodar.com dertus.site e-buyeasy.com econom.co event-tracking.com floating-share-buttons.com
  free-share-buttons.com free-social-buttons.com get-free-traffic-now.com googlsucks.com grets.store guardlink.org
  howtostopreferralspam.eu hulfingtonpost.com humanorightswatch.org ilovevitaly.co ilovevitaly.com ilovevitaly.ru
  iskalko.ru kambasoft.com lumb.co mantero.online o-o-6-o-o.com o-o-8-o-o.com priceg.com rank-checker.online
  ranksonic.info razas.site rida.tokyo savetubevideo.com seders.website semalt.com simple-share-buttons.com
  site-auditor.online smailik.org social-buttons.com success-seo.com theguardlan.com traffic2money.com
  trafficbot.life trafficbot.live trafficmonetize.org videos-for-your-business.com webmonetizer.net
  website-analyzer.info xn--oogle-wmc.com`;

export type BlockedSources = Awaited<ReturnType<typeof createBlockedSources>>;

/** The sites whose visits are made up: those that are known, and those of the settings. */
export async function createBlockedSources(readSettings: () => Promise<AnyRecord | null>) {
  let isBlocked = (_host: string) => false;

  /** Reads the settings again. */
  async function follow(): Promise<void> {
    const hosts = new Set([...known.trim().split(/\s+/), ...hostsIn(await readSettings())]);
    isBlocked = memoize((host) => parentsOf(host).some((name) => hosts.has(name)), 64 * 1024);
  }

  await follow();
  return {
    /** Returns whether a host is blocked, or one that it is below. */
    include: (host: string) => isBlocked(host),
    follow,
  };
}

/** Returns a host and all that it is below: `a.b.example`, `b.example` and `example`. */
function parentsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}

function hostsIn(settings: AnyRecord | null): string[] {
  const sources = (settings?.['blocked_sources'] ?? []) as { address: string }[];
  return sources.flatMap(({ address }) => hostOf(address) ?? []).map(withoutWww);
}
