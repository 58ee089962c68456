import cluster from 'node:cluster';

/** What one process tells the others: about what, and what of it. */
export type Message = [topic: string, word?: unknown];

/** The processes that share the port, as each of them sees them. */
export interface WorkerGroup {
  /** Whether this one makes everything ready before there are others, and says so. */
  isFirst: boolean;
  /** Whether this one does what is to be done once. */
  runsJobs: boolean;
  /** Tells all others, as far as they are there. */
  publish: (...message: Message) => void;
  subscribe: (topic: string, listener: (word: never) => void) => void;
  /** Ends this process once nothing is under way in it. */
  leave: () => void;
}

/** What each tells once it answers. */
export const READY = 'ready';

/** What a process does: with pages also the chores, and at the start all that comes before. */
export type Part = 'first' | 'jobs' | 'pages';

/** The variable that says which part a process has. */
export const PART = 'PLINTH_PART';

export const loneProcess: WorkerGroup = {
  isFirst: true,
  runsJobs: true,
  publish: () => {},
  subscribe: () => {},
  leave: () => {},
};

/** Gives the crew that this process belongs to, which may be it alone. */
export function joinWorkerGroup(): WorkerGroup {
  const { worker } = cluster;
  if (!worker) return loneProcess;
  const part = process.env[PART];
  return {
    isFirst: part === 'first',
    runsJobs: part !== 'pages',
    publish: (...message) => void (worker.isConnected() && worker.send(message, ignore)),
    subscribe: (topic, listener) => {
      worker.on('message', ([told, word]: Message) => {
        if (told === topic) listener(word as never);
      });
    },
    leave: () => worker.disconnect(),
  };
}

/** Gives what has some work done at once, by the process that has the chores. */
export function runOnJobWorker(
  { runsJobs, publish, subscribe }: WorkerGroup,
  topic: string,
  work: () => void,
): () => void {
  if (!runsJobs) return () => publish(topic);
  subscribe(topic, work);
  return work;
}

/** Whoever is ending need not be told anything. */
export const ignore = () => {};
