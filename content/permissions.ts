import type { TypeName } from './addresses.ts';
import type { ContentType } from './model/content-type.ts';

/** Somebody who is signed in. */
export interface SignedInUser {
  id: number;
  name: string;
  email: string;
}

export type Permission =
  /** Read and change what is one's own: password, sessions. */
  | 'have an account'
  /** Read records of every content type, and how they were before. */
  | 'read content'
  /** Write drafts, share previews of them, and see what is scheduled. */
  | 'write drafts'
  /** Change what visitors see of a content type: create, update, order, schedule and restore records, and publish drafts. */
  | `publish ${TypeName}`
  /** Delete records of a content type. */
  | `delete ${TypeName}`
  | 'upload media'
  | 'read leads'
  /** Answer leads: their status, notes, appointments and assignees. */
  | 'work on leads'
  /** Hand over and erase what is stored about a person. */
  | 'manage personal data'
  /** Invite, disable and enable administrators. */
  | 'manage people'
  /** See to backups, mail delivery and the demonstration. */
  | 'run the site';

/** Who has a permission; everybody who is signed in, unless a rule says otherwise. */
const rules: Partial<Record<Permission, (user: SignedInUser) => boolean>> = {};

/** Whether somebody has a permission. The API enforces it; screens ask it what to offer. */
export function may(user: SignedInUser, permission: Permission): boolean {
  return rules[permission]?.(user) ?? true;
}

/** Returns the permission to change what visitors see of a type. */
export function toPublish({ name }: ContentType): Permission {
  return `publish ${name as TypeName}`;
}

/** Returns the permission to delete records of a type. */
export function toDelete({ name }: ContentType): Permission {
  return `delete ${name as TypeName}`;
}
