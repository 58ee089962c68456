/** Returns a function that runs `work` at most once in so many ms: calls since its start share its outcome. */
export function atMostEvery(interval: number, work: () => Promise<void>): () => Promise<void> {
  let last: { began: number; outcome: Promise<void> } | undefined;
  let isRunning = false;

  return () => {
    if (last && (isRunning || performance.now() - last.began < interval)) return last.outcome;
    isRunning = true;
    const outcome = work().finally(() => (isRunning = false));
    last = { began: performance.now(), outcome };
    return outcome;
  };
}
