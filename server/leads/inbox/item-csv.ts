import { stringify } from 'csv-stringify';
import { fieldNames, type InboxKind, labelledColumns } from '../../../content/inbox/inbox-kind.ts';

/** Returns a transform stream from items to CSV. What visitors wrote is text there, never a formula. */
export function csvOf(kind: InboxKind) {
  const phones = new Set(fieldNames(kind, 'phone'));
  const declared = [...Object.entries(kind.fields), ...labelledColumns(kind)];
  const headed = declared.map(([key, { label }]) => ({ key, header: label }));
  return stringify({
    bom: true,
    header: true,
    columns: [...first, ...headed, ...last],
    escape_formulas: true,
    cast: { string: (value, { column }) => (phones.has(String(column)) ? phoneCell(value) : value) },
    // Otherwise a lone line break, after which a cell could begin, would not be quoted.
    quoted: true,
    record_delimiter: 'windows',
  });
}

/** Digits in groups are no formula, so they keep their plus. Hyphens would be read as minus signs. */
function phoneCell(value: string) {
  return /^\+[\d ()-]+$/.test(value) ? { value: value.replaceAll('-', ' '), escape_formulas: false } : value;
}

const first = [
  { key: 'reference', header: 'Reference' },
  { key: 'created_at', header: 'Received' },
  { key: 'status', header: 'Status' },
  { key: 'assignee', header: 'Assigned to' },
];

const last = [
  { key: 'notes', header: 'Notes' },
  { key: 'source.landing_page', header: 'First page visited' },
  { key: 'source.sent_from', header: 'Sent from' },
  { key: 'source.referrer', header: 'Referrer' },
  { key: 'source.utm_source', header: 'Campaign source' },
  { key: 'source.utm_medium', header: 'Campaign medium' },
  { key: 'source.utm_campaign', header: 'Campaign' },
  { key: 'source.utm_term', header: 'Campaign term' },
  { key: 'source.utm_content', header: 'Campaign content' },
];
