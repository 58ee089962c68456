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
  /** Acts in this person's name, which then holds both names. */
  program?: Program;
}

/** How much a program does in somebody's name; never more than they may themselves at that moment. */
export type Access = (typeof accesses)[number];

/** Each includes those before it. */
export const accesses = ['read', 'propose', 'full'] as const;

export interface Program {
  /** That of its token. */
  id: number;
  access: Access;
  readsLeads: boolean;
}

type Person = Pick<SignedInUser, 'id' | 'role' | 'program'>;

/** Something that somebody has begun, such as a draft, or a program in their name. */
export interface Begun {
  created_by: number | null;
  token_id?: number | null;
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
  'write drafts': { owner: 'all', editor: 'all', writer: 'own' },
  /** See which drafts, of whomever, will be published by themselves, and which records shown or hidden. */
  'see schedules': { owner: 'all', editor: 'all', writer: 'all' },
  /** Show drafts to people without an account, and read what those said. */
  'share drafts': { owner: 'all', editor: 'all', writer: 'own' },
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
  /** Let programs act in one's name, and revoke that; owners revoke it for others too. */
  'have tokens': { owner: 'all', editor: 'own', writer: 'own', sales: 'own' },
  /** See to backups, mail delivery and the demonstration. */
  'run the site': { owner: 'all' },
} satisfies Record<string, Row>;

export type Permission = keyof typeof policy;

/** The least access with which a program has a permission of its person. What is not named, none ever has. */
const leastAccess: Partial<Record<Permission, Access>> = {
  'read content': 'read',
  'read figures': 'read',
  'read leads': 'read',
  'write drafts': 'propose',
  'upload media': 'propose',
  'see schedules': 'full',
  'share drafts': 'full',
  'change media': 'full',
  'publish content': 'full',
  'change the site': 'full',
  'work on leads': 'full',
};

const aboutLeads: ReadonlySet<Permission> = new Set(['read leads', 'work on leads']);

/** The types that are the site itself rather than what it says. */
const ofTheSite: readonly string[] = ['settings', 'brand'] satisfies TypeName[];

/** Whether somebody has a permission at all, or about something. The API enforces it; screens ask it what to offer. */
export function may(user: Person, permission: Permission, about?: Begun): boolean {
  const extent = extentOf(user, permission);
  if (extent === 'own' && about) return isBegunBy(user, about);
  return extent !== null;
}

/** Returns how far somebody's permission goes; null without it. */
export function extentOf({ role, program }: Person, permission: Permission): Extent | null {
  const row: Row = policy[permission];
  const extent = row[role] ?? null;
  if (!program || extent === null) return extent;
  const least = leastAccess[permission];
  if (!least || accesses.indexOf(program.access) < accesses.indexOf(least)) return null;
  if (aboutLeads.has(permission) && !program.readsLeads) return null;
  return program.access === 'propose' && least === 'propose' ? 'own' : extent;
}

/** Returns the columns that tell what somebody has begun; of a program that only proposes, not what its person has. */
export function beginnerOf({ id, program }: Pick<Person, 'id' | 'program'>): Partial<Begun> {
  return program?.access === 'propose' ? { token_id: program.id } : { created_by: id };
}

function isBegunBy(user: Person, about: Begun): boolean {
  return Object.entries(beginnerOf(user)).every(([column, id]) => about[column as keyof Begun] === id);
}

/** Returns the permission to change what visitors see of a type: to publish, restore and delete its records. */
export function permissionToPublish(type: ContentType): Permission {
  return isOfTheSite(type) ? 'change the site' : 'publish content';
}

/** Returns the permission to show drafts of a type to people without an account. */
export function permissionToShare(type: ContentType): Permission {
  return isOfTheSite(type) ? 'change the site' : 'share drafts';
}

/** Returns the permission to write drafts of a type. */
export function permissionToDraft(type: ContentType): Permission {
  return isOfTheSite(type) ? 'change the site' : 'write drafts';
}

/** A translation is what its record is. */
function isOfTheSite(type: ContentType): boolean {
  return ofTheSite.includes(sourceOf(type).name);
}
