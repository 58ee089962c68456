export type JobTables = {
  jobs: {
    name: string;
    /** When the last run began. Empty before the first. */
    began_at: string;
    /** Until when a process is running it; null while none is. */
    claimed_until: string | null;
    /** How the last run that ended went. */
    ended_at: string | null;
    outcome: JobOutcome | null;
    /** What it removed, why it failed, or what it waits for. */
    detail: string | null;
    /** Since when no run has succeeded; null while all do. */
    failing_since: string | null;
    /** When its pattern wants the next run. */
    next_at: string | null;
  };
};

export type JobOutcome = 'done' | 'failed' | 'postponed';
