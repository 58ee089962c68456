/** Adds an index of the emails that failed or came back, which the dashboard asks for. */
export const statements = (): string[] => [
  `create index outbox_undelivered on outbox (item_kind, item_id)
    where bounced_at is not null or (sent_at is null and failed_at is not null)`,
];
