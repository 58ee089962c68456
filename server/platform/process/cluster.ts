import cluster from 'node:cluster';

/** What one process tells the others: about what, and what of it. */
export type Tidings = [topic: string, word?: unknown];

/** The processes that share the port, as each of them sees them. */
export interface Crew {
  /** Whether this one makes everything ready before there are others, and says so. */
  isFirst: boolean;
  /** Whether this one does what is to be done once. */
  hasChores: boolean;
  /** Tells all others, as far as they are there. */
  tell: (...tidings: Tidings) => void;
  hear: (topic: string, listener: (word: never) => void) => void;
  /** Ends this process once nothing is under way in it. */
  leave: () => void;
}

/** What each tells once it answers. */
export const READY = 'ready';

/** What a process does: with pages also the chores, and at the start all that comes before. */
export type Part = 'first' | 'chores' | 'pages';

/** The variable that says which part a process has. */
export const PART = 'PLINTH_PART';

export const alone: Crew = { isFirst: true, hasChores: true, tell: () => {}, hear: () => {}, leave: () => {} };

/** Gives the crew that this process belongs to, which may be it alone. */
export function joinCrew(): Crew {
  const { worker } = cluster;
  if (!worker) return alone;
  const part = process.env[PART];
  return {
    isFirst: part === 'first',
    hasChores: part !== 'pages',
    tell: (...tidings) => void (worker.isConnected() && worker.send(tidings, ignore)),
    hear: (topic, listener) => {
      worker.on('message', ([told, word]: Tidings) => {
        if (told === topic) listener(word as never);
      });
    },
    leave: () => worker.disconnect(),
  };
}

/** Gives what has some work done at once, by the process that has the chores. */
export function choreOf({ hasChores, tell, hear }: Crew, topic: string, work: () => void): () => void {
  if (!hasChores) return () => tell(topic);
  hear(topic, work);
  return work;
}

/** Whoever is ending need not be told anything. */
export const ignore = () => {};
