import { inboxKinds, type InboxPlural } from './inbox/inbox-kinds.ts';

/** The lists of names that figures have, in the order of the screen: by what each lists, with its name in the API. */
export const figureLists = {
  page: { list: 'pages', label: 'Pages', heading: 'Page' },
  source: { list: 'sources', label: 'Sources', heading: 'Source' },
  campaign: { list: 'campaigns', label: 'Campaigns', heading: 'Campaign' },
  channel: { list: 'channels', label: 'Channels', heading: 'Channel' },
  device: { list: 'devices', label: 'Devices', heading: 'Device' },
  language: { list: 'languages', label: 'Languages', heading: 'Language' },
  country: { list: 'countries', label: 'Countries', heading: 'Country' },
} as const;

export type ListedKind = keyof typeof figureLists;

export type FigureList = (typeof figureLists)[ListedKind]['list'];

export const listedKinds = Object.keys(figureLists) as ListedKind[];

/** Returns a value for each list, by its name in the API. */
export function byList<Value>(valueOf: (kind: ListedKind) => Value): Record<FigureList, Value> {
  return Object.fromEntries(listedKinds.map((kind) => [figureLists[kind].list, valueOf(kind)])) as Record<
    FigureList,
    Value
  >;
}

/** What all names together are called that come after those which are counted. */
export const OTHER = '(other)';
export const UNKNOWN = '(unknown)';

/** What a range can be compared with: as many days right before it, or the same days a year before. */
export const comparisons = { period: 'The days before', year: 'The year before' } as const;

export type Comparison = keyof typeof comparisons;

/** Returns how many have written, whatever they have sent. */
export function enquiriesIn(counts: Partial<Record<InboxPlural, number>>): number {
  return inboxKinds.reduce((total, { plural }) => total + (counts[plural] ?? 0), 0);
}
