/** Asks again and again until `end`; prints how long it took at most and mostly, and gives the statuses there were. */
export async function timesOf(what: string, ask: () => Promise<{ statusCode: number }>, end: Promise<unknown>) {
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
  const share = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  console.log(`${what}: ${times.length}, median ${share(0.5)} ms, p99 ${share(0.99)} ms`);
  return [...statuses];
}
