import type { TypeName } from './index.ts';
import type { ContentType } from './model/content-type.ts';
import { sourceOf } from './model/translations/in-language.ts';
import type { Role } from './roles.ts';

/** Somebody who is signed in. */
export interface SignedInUser {
  id: number;
  name: string;
  email: string;
  role: Role;
}

type Person = Pick<SignedInUser, 'id' | 'role'>;

/** Something that somebody has begun, such as a draft. */
export interface Begun {
  created_by: number | null;
}

/** How far a permission goes: to everything, to content alone, or to what somebody has begun or done themselves. */
export type Extent = 'all' | 'content' | 'own';

/** Who has a permission, and how far it goes. It is refused to a role that is not named. */
type Row = Partial<Record<Role, Extent>>;

const policy = {
  /** Read and change what is one's own: password, sessions. */
  'have an account': { owner: 'all', editor: 'all', writer: 'all', sales: 'all' },
  /** Read records of every content type, and how they were before. */
  'read content': { owner: 'all', editor: 'all', writer: 'all', sales: 'all' },
  /** Write drafts, share previews of them, and see what is scheduled. */
  'write drafts': { owner: 'all', editor: 'all', writer: 'own' },
  /** Change what visitors see: create, update, order, delete, schedule and restore records, and publish drafts. */
  'publish content': { owner: 'all', editor: 'all' },
  /** The same, with the records that are the site itself. */
  'change the site': { owner: 'all' },
  'upload media': { owner: 'all', editor: 'all', writer: 'all' },
  /** Change, delete and restore pictures of the library; one’s own only while nobody else relies on them. */
  'change media': { owner: 'all', editor: 'all', writer: 'own' },
  'read leads': { owner: 'all', editor: 'all', sales: 'all' },
  /** Answer leads: their status, notes, appointments and assignees. Download them. */
  'work on leads': { owner: 'all', sales: 'all' },
  /** Hand over and erase what is stored about a person. */
  'manage personal data': { owner: 'all' },
  /** See how many visits there are, and where they come from. */
  'read figures': { owner: 'all', editor: 'all', sales: 'all' },
  /** See who did what. */
  'read activity': { owner: 'all', editor: 'content', writer: 'own', sales: 'own' },
  /** Invite, disable and enable people, and give them roles. */
  'manage people': { owner: 'all' },
  /** See to backups, mail delivery and the demonstration. */
  'run the site': { owner: 'all' },
} satisfies Record<string, Row>;

export type Permission = keyof typeof policy;

/** The types that are the site itself rather than what it says. */
const ofTheSite: readonly string[] = ['settings', 'brand'] satisfies TypeName[];

/** Whether somebody has a permission at all, or about something. The API enforces it; screens ask it what to offer. */
export function may(user: Person, permission: Permission, about?: Begun): boolean {
  const extent = extentOf(user, permission);
  if (extent === 'own' && about) return about.created_by === user.id;
  return extent !== null;
}

/** Returns how far somebody's permission goes; null without it. */
export function extentOf({ role }: Person, permission: Permission): Extent | null {
  const row: Row = policy[permission];
  return row[role] ?? null;
}

/** Returns the permission to change what visitors see of a type: to publish, restore and delete its records. */
export function permissionToPublish(type: ContentType): Permission {
  return isOfTheSite(type) ? 'change the site' : 'publish content';
}

/** Returns the permission to write drafts of a type. */
export function permissionToDraft(type: ContentType): Permission {
  return isOfTheSite(type) ? 'change the site' : 'write drafts';
}

/** A translation is what its record is. */
function isOfTheSite(type: ContentType): boolean {
  return ofTheSite.includes(sourceOf(type).name);
}
