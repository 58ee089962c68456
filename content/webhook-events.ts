/** What webhooks can be told of, in words. */
export const webhookEvents = {
  'message.received': 'A message arrives',
  'meeting.requested': 'A meeting is requested or booked',
  'meeting.confirmed': 'A meeting is confirmed, or gets another time',
  'submission.received': 'Something else arrives by a form',
  'lead.status_changed': 'A message or meeting gets another status',
  'lead.replied': 'Somebody replies to a message or meeting',
  'lead.erased': 'A message or meeting is erased',
  'content.published': 'Visitors see a record for the first time, or see it changed',
  'content.unpublished': 'Visitors no longer see a record',
} as const satisfies Record<string, string>;

export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

/** What is sent to try out a webhook, whatever it wants to be told of. */
export const TEST_EVENT = 'webhook.test';

/** How far a delivery is. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'given up'] as const;

export type DeliveryState = (typeof deliveryStates)[number];
