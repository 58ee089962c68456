const SECOND = 1_000; // ms

/** Shares one run among all who ask meanwhile, and its outcome among those who ask within a second of its start. */
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
