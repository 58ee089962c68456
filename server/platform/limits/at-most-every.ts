const FAILURE_LASTS = 1_000; // ms

/**
 * Returns a function that runs `work` at most once in so many ms: calls since its start share its outcome. A failure is shared for
 * a second at most, because what was away may be back.
 */
export function atMostEvery(interval: number, work: () => Promise<void>): () => Promise<void> {
  let last: { until: number; outcome: Promise<void> } | undefined;

  return () => {
    if (last && performance.now() < last.until) return last.outcome;
    const began = performance.now();
    const outcome = work();
    const current = { until: Infinity, outcome };
    last = current;
    outcome.then(
      () => (current.until = began + interval),
      () => (current.until = began + Math.min(interval, FAILURE_LASTS)),
    );
    return outcome;
  };
}
