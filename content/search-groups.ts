import { contentTypes } from './index.ts';
import { type InboxKindName, inboxKinds } from './inbox/inbox-kinds.ts';
import { PERSON } from './model/relations.ts';
import { may, type Permission, type SignedInUser } from './permissions.ts';

/** What the search of the dashboard finds together, and who may see it. */
export interface SearchGroup {
  readonly key: SearchGroupKey;
  readonly label: string;
  readonly permission: Permission;
}

/** As much of what was typed is searched for. */
export const LONGEST_QUERY = 200; // characters

/** Each page of a search costs as much as those before it. */
export const LAST_SEARCH_PAGE = 50;

export type SearchGroupKey = (typeof keys)[number];

export const CONTENT = 'content';
export const MEDIA = 'media';

const keys = [CONTENT, MEDIA, PERSON, ...inboxKinds.map(({ name }) => name)] as const;

/** In the order in which they are listed. */
export const searchGroups: readonly SearchGroup[] = [
  { key: CONTENT, label: 'Content', permission: 'read content' },
  ...inboxKinds.map(({ name, label }): SearchGroup => ({ key: name, label: label.many, permission: 'read leads' })),
  { key: MEDIA, label: 'Media', permission: 'upload media' },
  { key: PERSON, label: 'People', permission: 'manage people' },
];

export function searchGroupsFor(user: SignedInUser): SearchGroup[] {
  return searchGroups.filter(({ permission }) => may(user, permission));
}

/** Returns the group of what search finds, by the name of its content type, or of its group. */
export function groupOf(type: string): SearchGroupKey {
  return contentTypes.some(({ name }) => name === type) ? CONTENT : (type as InboxKindName);
}
