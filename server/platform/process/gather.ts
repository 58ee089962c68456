import { randomUUID } from 'node:crypto';
import type { WorkerGroup } from './cluster.ts';

const WAIT = 1_000; // ms: a process that is starting or blocked does not answer

/**
 * Returns a function that collects what `read` returns in each process of the group. Whoever does not answer within a second
 * is left out. Every process has to call this, with the same topic.
 */
export function createGathering<Value>(
  { publish, subscribe, size }: WorkerGroup,
  topic: string,
  read: () => Value,
): () => Promise<Value[]> {
  const answerTopic = `${topic}, answer`;
  const pending = new Map<string, (value: Value) => void>();
  subscribe(topic, (id: string) => publish(answerTopic, [id, read()]));
  subscribe(answerTopic, ([id, value]: [string, Value]) => pending.get(id)?.(value));

  return async () => {
    const values = [read()];
    if (size === 1) return values;
    const { promise, resolve } = Promise.withResolvers<void>();
    const id = randomUUID();
    pending.set(id, (value) => {
      if (values.push(value) === size) resolve();
    });
    const deadline = setTimeout(resolve, WAIT);
    publish(topic, id);
    await promise;
    clearTimeout(deadline);
    pending.delete(id);
    return values;
  };
}
