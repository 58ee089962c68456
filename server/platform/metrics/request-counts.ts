import { counter, type Family, histogram, type Sample } from './exposition.ts';

const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]; // s

export type RequestCounts = ReturnType<typeof createRequestCounts>;

/** Responses by the first digit of their status. An array of numbers, because a cached response takes ten microseconds. */
export type StatusCounts = Float64Array;

interface RouteCounts {
  cached: StatusCounts;
  computed: StatusCounts;
  /** How many computed responses took at most as long as each bucket, but longer than the one before. */
  buckets: Float64Array;
  /** Of all computed responses together. */
  seconds: number;
}

/** Counts the requests of this process, by route. Callers give routes, not paths: there is no end of paths. */
export function createRequestCounts() {
  const routes = new Map<string, RouteCounts>();
  let misses = 0;

  function ofRoute(route: string): RouteCounts {
    const known = routes.get(route);
    if (known) return known;
    const fresh = {
      cached: new Float64Array(6),
      computed: new Float64Array(6),
      buckets: new Float64Array(BUCKETS.length),
      seconds: 0,
    };
    routes.set(route, fresh);
    return fresh;
  }

  /** Counts a response that did not come from the cache. */
  function count(route: string, status: number, ms: number): void {
    const counts = ofRoute(route);
    const seconds = ms / 1000;
    increment(counts.computed, classOf(status));
    counts.seconds += seconds;
    const bucket = BUCKETS.findIndex((most) => seconds <= most);
    if (bucket >= 0) increment(counts.buckets, bucket);
  }

  /** Forgets what was counted so far. */
  function clear(): void {
    misses = 0;
    for (const counts of routes.values()) {
      for (const numbers of [counts.cached, counts.computed, counts.buckets]) numbers.fill(0);
      counts.seconds = 0;
    }
  }

  function families(): Family[] {
    const all = [...routes];
    const hits = all.reduce((sum, [, { cached }]) => sum + total(cached), 0);
    return [
      counter('plinth_http_requests_total', 'Responses sent, by route and class of status.', all.flatMap(requestsOf)),
      histogram(
        'plinth_http_request_duration_seconds',
        'Time until a response that did not come from the cache was sent.',
        all.flatMap(durationsOf),
      ),
      counter('plinth_cache_hits_total', 'Responses sent from the response cache.', hits),
      counter(
        'plinth_cache_misses_total',
        'Requests for something cacheable that was not in the response cache.',
        misses,
      ),
    ];
  }

  return {
    count,
    countMiss: () => {
      misses += 1;
    },
    /** Returns where the cached responses of a route are counted, with `countHit`. */
    hitsOf: (route: string): StatusCounts => ofRoute(route).cached,
    clear,
    families,
  };
}

export function countHit(hits: StatusCounts, status: number): void {
  increment(hits, classOf(status));
}

function classOf(status: number) {
  return Math.trunc(status / 100);
}

function increment(counts: Float64Array, index: number) {
  counts[index] = (counts[index] ?? 0) + 1;
}

function total(counts: Float64Array) {
  return counts.reduce((sum, count) => sum + count, 0);
}

function requestsOf([route, { cached, computed }]: [string, RouteCounts]): Sample[] {
  return [...computed].flatMap((count, digit) => {
    const value = count + (cached[digit] ?? 0);
    return value > 0 ? [{ labels: { route, status: `${digit}xx` }, value }] : [];
  });
}

function durationsOf([route, { computed, buckets, seconds }]: [string, RouteCounts]): Sample[] {
  const count = total(computed);
  if (count === 0) return [];
  let atMost = 0;
  const bucket = (le: string, value: number): Sample => ({ suffix: '_bucket', labels: { route, le }, value });
  return [
    ...BUCKETS.map((most, index) => bucket(String(most), (atMost += buckets[index] ?? 0))),
    bucket('+Inf', count),
    { suffix: '_sum', labels: { route }, value: seconds },
    { suffix: '_count', labels: { route }, value: count },
  ];
}
