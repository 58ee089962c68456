import { z } from 'zod';
import { webhookEventNames } from '../../../content/webhook-events.ts';

const EVENTS = 'Choose at least one event.';

/** What an owner says of a webhook. */
export const webhookInput = z.object(
  {
    url: z.string('Address is required.').trim().min(1, 'Address is required.'),
    events: z
      .array(z.enum(webhookEventNames, `Events must be some of ${webhookEventNames.join(', ')}.`), EVENTS)
      .min(1, EVENTS)
      .transform((events) => webhookEventNames.filter((name) => events.includes(name))),
    enabled: z.boolean('Enabled must be true or false.').default(true),
  },
  'The webhook must be sent as named fields.',
);
