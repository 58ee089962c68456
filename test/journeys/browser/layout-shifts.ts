/** Notes at the page in which it runs how much of it has moved without anybody’s doing. */
export function sumLayoutShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    document.documentElement.dataset['shifted'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.dataset['shifted'] ??= '0';
  });
}
