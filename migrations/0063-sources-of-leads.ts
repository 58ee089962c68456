/** Adds what figures group inbox items by: how their visitors came to the site, and the day. */
export const statements = (): string[] =>
  ['contact_messages', 'meetings'].flatMap((table) => [
    ...['landing_page', 'channel', 'source_name', 'first_campaign', 'last_campaign', 'sent_from', 'received_on'].map(
      (column) => `alter table ${table} add column ${column} text`,
    ),
    `create index ${table}_received_on on ${table} (received_on)`,
  ]);
