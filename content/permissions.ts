/** Somebody who is signed in. */
export interface SignedInUser {
  id: number;
  name: string;
  email: string;
}

export type Permission = keyof typeof permissions;

/** Who may do what, beyond what every signed-in person may. The API enforces it; screens ask it what to offer. */
const permissions = {
  /** Invite, disable and enable administrators. */
  'manage people': everyone,
};

/** Whether somebody has a permission. */
export function may(user: SignedInUser, permission: Permission): boolean {
  return permissions[permission](user);
}

function everyone(_user: SignedInUser): boolean {
  return true;
}
