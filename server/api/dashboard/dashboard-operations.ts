import { z } from 'zod';
import { mailHealth, refusedMessages, selfTestResult } from '../inbox/leads-operations.ts';
import { messageAnswer, operation } from '../openapi/operation.ts';

const tag = 'Dashboard';
const count = z.int();

/** How the uploaded files were found; null until they are looked at, soon after the start. */
const fileCheck = z.object({ at: z.string(), missing: count, unaccounted: count });

export const dashboardOperations = {
  overview: operation({
    tag,
    summary: 'Count what may be waiting for an administrator',
    answers: {
      200: z.object({
        data: z.object({
          messages: count,
          meetings: count,
          inactive: z.record(z.string(), count),
          blogs_without_author: count,
          blogs_without_headings: count,
          demonstration: count,
          mail: mailHealth,
          refused_messages: refusedMessages,
          self_test: selfTestResult.nullable(),
          files: fileCheck.nullable(),
        }),
      }),
    },
  }),
  removeDemonstration: operation({
    tag,
    summary: 'Delete what came with the demonstration and was not changed, in one step',
    answers: { 200: messageAnswer },
  }),
  restoreDemonstration: operation({
    tag,
    summary: 'Bring back what the last removal of the demonstration deleted',
    answers: { 200: messageAnswer },
  }),
};
