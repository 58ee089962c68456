import { isOverdue, listJobs } from '../../jobs/job-history.ts';
import { isFailing } from '../../jobs/site-problems.ts';
import { type Check, found } from '../check.ts';

export const jobs: Check = {
  what: 'Whether the jobs run',
  find: async ({ database: { kysely }, clock }) => {
    const [all, now] = [await listJobs(kysely), clock()];
    const failing = all.filter((job) => isFailing(job, now)).map(({ name, detail }) => `${name}: ${detail}`);
    const overdue = all.filter((job) => isOverdue(job, now)).map(({ name }) => name);
    return [
      ...found('Jobs that fail', failing, 'See the log.'),
      ...found('Jobs that have not run although they were due', overdue, 'Check that Plinth is running.'),
    ];
  },
};
