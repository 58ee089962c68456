const SECOND = 1_000; // ms

/** Returns a function that runs `work` at most once a second: calls within a second of its start share its outcome. */
export function atMostOnceASecond(work: () => Promise<void>): () => Promise<void> {
  let last: { began: number; outcome: Promise<void> } | undefined;
  let isRunning = false;

  return () => {
    if (last && (isRunning || performance.now() - last.began < SECOND)) return last.outcome;
    isRunning = true;
    const outcome = work().finally(() => (isRunning = false));
    last = { began: performance.now(), outcome };
    return outcome;
  };
}
