const PACE = 100; // ms
const MAX_PENDING = 3;

/**
 * Requests a result for each draft, or only for the latest where they come faster than every 100 ms. Up to three requests
 * are under way; a result that arrives after that of a later draft is dropped.
 */
export function createUpdates<Result>(request: (draft: object) => Promise<Result>, show: (result: Result) => void) {
  let latest: object | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let earliest = 0;
  let [lastSent, lastShown, pending] = [0, 0, 0];

  function schedule() {
    if (latest === null || timer !== undefined || pending === MAX_PENDING) return;
    timer = setTimeout(send, Math.max(0, earliest - performance.now()));
  }

  async function send() {
    const draft = latest as object;
    [latest, timer] = [null, undefined];
    earliest = performance.now() + PACE;
    const number = (lastSent += 1);
    pending += 1;
    const result = await request(draft);
    pending -= 1;
    if (number > lastShown) {
      lastShown = number;
      show(result);
    }
    schedule();
  }

  return {
    push: (draft: object) => {
      latest = draft;
      schedule();
    },
    stop: () => {
      clearTimeout(timer);
      lastShown = Infinity;
    },
  };
}
