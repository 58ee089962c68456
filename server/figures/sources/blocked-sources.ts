import type { AnyRecord } from '../../../content/model/record.ts';
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
  let hosts = new Set<string>();

  /** Reads the settings again. */
  async function follow(): Promise<void> {
    hosts = new Set([...known.trim().split(/\s+/), ...hostsIn(await readSettings())]);
  }

  /** Returns whether a host is blocked, or one that it is below. */
  function include(host: string): boolean {
    for (let name = host; name; name = name.includes('.') ? name.slice(name.indexOf('.') + 1) : '')
      if (hosts.has(name)) return true;
    return false;
  }

  await follow();
  return { include, follow };
}

function hostsIn(settings: AnyRecord | null): string[] {
  const sources = (settings?.['blocked_sources'] ?? []) as { address: string }[];
  return sources.flatMap(({ address }) => hostOf(address) ?? []).map(withoutWww);
}
