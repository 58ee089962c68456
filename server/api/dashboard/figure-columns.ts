import { figureLists, type ListedKind } from '../../../content/figures.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { leadColumns } from '../../leads/figures/lead-counts.ts';

const visits = [
  { key: 'views', header: 'Views' },
  { key: 'visits', header: 'Visits' },
];

const leads = [
  ...inboxKinds.map(({ plural, label }) => ({ key: plural, header: label.many })),
  { key: 'bookings', header: 'Booked' },
  { key: 'won', header: 'Won' },
  { key: 'amount', header: 'Amount' },
];

/** Returns the columns of a CSV of names of a kind; without a kind, of days. */
export function figureColumns(kind: ListedKind | undefined) {
  if (!kind) return [{ key: 'day', header: 'Day' }, ...visits, { key: 'visitors', header: 'Visitors' }, ...leads];
  return [{ key: 'name', header: figureLists[kind].heading }, ...visits, ...(leadColumns[kind] ? leads : [])];
}
