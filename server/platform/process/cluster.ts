import cluster from 'node:cluster';

/** What one process publishes to the others. */
export type Message = [topic: string, payload?: unknown];

/** The processes that share the port, as one of them sees them. */
export interface WorkerGroup {
  /** Whether this process prepares everything before the others start, and reports on it. */
  isFirst: boolean;
  /** From 1 to `size`. A process that takes the place of another has its number. */
  number: number;
  /** How many processes there are when all run. */
  size: number;
  /** Whether this process runs what must run once, such as the jobs. */
  runsJobs: boolean;
  /** Whether another had this place before, and failed. */
  followsFailure: boolean;
  /** Sends a message to the other processes that are running. */
  publish: (...message: Message) => void;
  subscribe: (topic: string, listener: (payload: never) => void) => void;
  /** Lets this process end once it has nothing left to do. */
  leave: () => void;
}

/** The topic that a process publishes once it serves requests. */
export const READY = 'ready';

/** The topic that a process that serves requests publishes each second, to be known alive. */
export const ALIVE = 'alive';

/** The topic by which a process learns that another has taken its place. */
export const REPLACED = 'replaced';

/** All serve requests. `jobs` runs the jobs too, and `first` also prepares everything at the start. */
export type WorkerRole = 'first' | 'jobs' | 'pages';

/** The environment variables of a worker. */
export const ROLE_VARIABLE = 'PLINTH_WORKER_ROLE';
export const NUMBER_VARIABLE = 'PLINTH_WORKER_NUMBER';
export const COUNT_VARIABLE = 'PLINTH_WORKER_COUNT';
export const FAILURE_VARIABLE = 'PLINTH_WORKER_FOLLOWS_FAILURE';

export const loneProcess: WorkerGroup = {
  isFirst: true,
  number: 1,
  size: 1,
  runsJobs: true,
  followsFailure: false,
  publish: () => {},
  subscribe: () => {},
  leave: () => {},
};

/** Returns the worker group that this process belongs to; a lone process is a group of one. */
export function joinWorkerGroup(): WorkerGroup {
  const { worker } = cluster;
  if (!worker) return loneProcess;
  // Each topic has one.
  worker.setMaxListeners(Infinity);
  const role = process.env[ROLE_VARIABLE];
  return {
    isFirst: role === 'first',
    number: Number(process.env[NUMBER_VARIABLE]),
    size: Number(process.env[COUNT_VARIABLE]),
    runsJobs: role !== 'pages',
    followsFailure: process.env[FAILURE_VARIABLE] === 'yes',
    publish: (...message) => void (worker.isConnected() && worker.send(message, ignore)),
    subscribe: (topic, listener) => {
      worker.on('message', ([published, payload]: Message) => {
        if (published === topic) listener(payload as never);
      });
    },
    leave: () => worker.disconnect(),
  };
}

/** Returns a function that has `work` done by the process that runs the jobs, whichever process calls it. */
export function runOnJobWorker(
  { runsJobs, publish, subscribe }: WorkerGroup,
  topic: string,
  work: () => void,
): () => void {
  if (!runsJobs) return () => publish(topic);
  subscribe(topic, work);
  return work;
}

/** For messages to a process that may be ending. */
export const ignore = () => {};
