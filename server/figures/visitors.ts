import type { WorkerGroup } from '../platform/process/cluster.ts';
import type { Channel } from './sources/known-sources.ts';
import type { VisitSource } from './sources/source-of.ts';

const MOST_VISITORS = 20_000;
const PUBLISHED_AFTER = 1_000; // ms
const TOPIC = 'visits';

/** How somebody came to the site, by the names under which visits are counted. */
export interface Attribution {
  /** The first page; null where it is none of the site. */
  landing_page: string | null;
  channel: Channel;
  source_name: string;
  first_campaign: string | null;
  last_campaign: string | null;
}

/** How a visit began: on a day, by the visitor with a number. */
type VisitStart = [day: string, visitor: number, page: string, source: VisitSource];

/**
 * Knows how the visitors of the present day came, by numbers that mean nothing once its salt is gone. In memory alone, and no more of
 * them than so many: docs/decisions/0139-leads-have-a-source.md
 */
export function createVisitors({ size, publish, subscribe }: WorkerGroup) {
  let today = '';
  let attributions = new Map<number, Attribution>();
  let unpublished: VisitStart[] = [];

  subscribe(TOPIC, (visits: VisitStart[]) => visits.forEach(remember));

  function add(...visit: VisitStart): void {
    remember(visit);
    if (size === 1) return;
    if (unpublished.length === 0) setTimeout(publishAll, PUBLISHED_AFTER).unref();
    unpublished.push(visit);
  }

  function publishAll() {
    publish(TOPIC, unpublished);
    unpublished = [];
  }

  function remember([day, visitor, page, source]: VisitStart) {
    if (day < today) return;
    if (day > today) {
      today = day;
      attributions = new Map();
    }
    const before = attributions.get(visitor);
    if (!before && attributions.size >= MOST_VISITORS) forgetOldest();
    attributions.set(visitor, before ? continued(before, page, source) : begun(page, source));
  }

  function forgetOldest() {
    const [oldest] = attributions.keys();
    if (oldest !== undefined) attributions.delete(oldest);
  }

  return {
    add,
    attributionOf: (day: string, visitor: number): Attribution | null =>
      (day === today && attributions.get(visitor)) || null,
  };
}

function begun(landing_page: string, { channel, source, campaign }: VisitSource): Attribution {
  return { landing_page, channel, source_name: source, first_campaign: campaign, last_campaign: campaign };
}

/** The first visit counts, unless it came from nowhere and a later one did not. */
function continued(before: Attribution, page: string, source: VisitSource): Attribution {
  const isBetter = before.channel === 'direct' && source.channel !== 'direct';
  if (!isBetter && source.campaign === null) return before;
  const first = isBetter ? begun(page, source) : before;
  return {
    ...first,
    first_campaign: before.first_campaign ?? source.campaign,
    last_campaign: source.campaign ?? before.last_campaign,
  };
}
