import { monitorEventLoopDelay } from 'node:perf_hooks';
import { counter, type Family, gauge } from './exposition.ts';

const RESOLUTION = 20; // ms

/** Returns a function that reads the figures of this process. The delays are those since it was called last. */
export function createProcessFigures(): () => Family[] {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const started = Date.now() / 1000 - process.uptime();

  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    // What is measured is the time between two ticks, which lie this far apart when nothing delays them.
    const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - RESOLUTION / 1000);
    const [p99, longest] = delays.count > 0 ? [seconds(delays.percentile(99)), seconds(delays.max)] : [0, 0];
    delays.reset();
    return [
      gauge('plinth_event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', [
        { labels: { percentile: '99' }, value: p99 },
        { labels: { percentile: '100' }, value: longest },
      ]),
      gauge('plinth_memory_resident_bytes', 'Memory that the process uses.', rss),
      gauge('plinth_memory_heap_bytes', 'Memory that its JavaScript objects use.', heapUsed),
      counter('plinth_cpu_seconds_total', 'Processor time that the process has used.', (user + system) / 1e6),
      gauge('plinth_start_time_seconds', 'When the process started, in seconds since 1970.', started),
    ];
  };
}
