import type { TypeName } from './addresses.ts';
import type { ContentType } from './model/content-type.ts';

/** Somebody who is signed in. */
export interface SignedInUser {
  id: number;
  name: string;
  email: string;
}

export type Permission =
  /** Invite, disable and enable administrators. */
  | 'manage people'
  /** Delete records of a content type. */
  | `delete ${TypeName}`;

/** Who has a permission; everybody who is signed in, unless a rule says otherwise. */
const rules: Partial<Record<Permission, (user: SignedInUser) => boolean>> = {};

/** Whether somebody has a permission. The API enforces it; screens ask it what to offer. */
export function may(user: SignedInUser, permission: Permission): boolean {
  return rules[permission]?.(user) ?? true;
}

/** Returns the permission to delete records of a type. */
export function toDelete({ name }: ContentType): Permission {
  return `delete ${name as TypeName}`;
}
