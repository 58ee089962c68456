/** Repeats a request until `end`; prints the median and p99 times and returns the statuses. */
export async function timesOf(title: string, ask: () => Promise<{ statusCode: number }>, end: Promise<unknown>) {
  const times: number[] = [];
  const statuses = new Set<number>();
  const during = new AbortController();
  const stop = () => during.abort();
  end.then(stop, stop);
  while (!during.signal.aborted || times.length < 100) {
    const start = performance.now();
    statuses.add((await ask()).statusCode);
    times.push(performance.now() - start);
    await new Promise(setImmediate);
  }
  times.sort((a, b) => a - b);
  const percentile = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  console.log(`${title}: ${times.length}, median ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms`);
  return [...statuses];
}
