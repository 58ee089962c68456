import { executionAsyncResource } from 'node:async_hooks';

let tick: object | undefined;

/**
 * Keeps one of the objects that `process.nextTick` queues. Between requests there is none, so a garbage collection drops
 * their hidden class; after a few of these, V8 creates them without one, which costs a tenth of all cached responses.
 */
export function keepTick(): void {
  process.nextTick(() => {
    tick ??= executionAsyncResource();
  });
}
