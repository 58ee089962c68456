import { stringify } from 'csv-stringify';
import type { LeadKind } from '../../leads/tables.ts';

/** Gives what takes leads and gives them as lines of CSV. What a visitor wrote is text in it, never a formula. */
export function leadTable(kind: LeadKind) {
  return stringify({
    bom: true,
    header: true,
    columns: [...first, ...own[kind], ...last].map(([key, header]) => ({ key, header })),
    escape_formulas: true,
    // Else a lone line break, after which a cell could begin, would stand without quotation marks.
    quoted: true,
    record_delimiter: 'windows',
  });
}

const first = [
  ['reference', 'Number'],
  ['created_at', 'Received'],
  ['state', 'State'],
  ['assignee', 'Assigned to'],
  ['name', 'Name'],
  ['email', 'Email'],
] as const;

const own = {
  contact_message: [
    ['phone', 'Phone'],
    ['description', 'Message'],
  ],
  meeting: [
    ['starts_at', 'Time'],
    ['time_zone', 'Time zone'],
    ['subject', 'Subject'],
    ['standing', 'Standing'],
  ],
} as const;

const last = [
  ['notes', 'Notes'],
  ['source.landing_page', 'First page visited'],
  ['source.sent_from', 'Sent from'],
  ['source.referrer', 'Referrer'],
  ['source.utm_source', 'Campaign source'],
  ['source.utm_medium', 'Campaign medium'],
  ['source.utm_campaign', 'Campaign'],
  ['source.utm_term', 'Campaign term'],
  ['source.utm_content', 'Campaign content'],
] as const;
