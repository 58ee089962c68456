import { contentTypes } from '../../../content/index.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { formAt } from '../../../content/form-address.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { keyIn } from '../../../content/model/translations/in-language.ts';
import { type Permission, permissionToDraft } from '../../../content/permissions.ts';
import type { AnyRecord } from '../../../content/model/record.ts';

/** What a screen of the admin area shows. */
export interface Screen {
  type: ContentType;
  /** Of the record: its slug or id; null for lists and new records. */
  key: string | null;
}

/** What tells the screen People from Team. */
export const PEOPLE_HELP = 'Everyone who can sign in to this dashboard. The people shown on the site are under Team.';

/** What the translations screen is for. */
export const TRANSLATIONS_HELP = 'What is missing or old in each language.';

/** What bookable hours are for. */
export const AVAILABILITY_HELP = 'When visitors can book a meeting, without asking first.';

/** What the mail server is for. */
export const MAIL_SERVER_HELP = 'What sends the emails of this site: notifications, confirmations, invitations.';

/** Returns what a list, form or show screen is about. Throws a 404 if no content type has it. */
export function screenAt(address: string): Screen {
  const path = new URL(address, location.origin).pathname.replace(/^\/admin\/|\/$/g, '');
  for (const type of contentTypes) {
    const { list, create, edit, show } = type.screens;
    if (path === list || path === create) return { type, key: null };
    const screen = [edit, show].find((screen) => screen && path.startsWith(`${screen}/`));
    if (screen) return { type, key: decodeURIComponent(path.slice(screen.length + 1)) };
  }
  throw new Response(null, { status: 404 });
}

const permissions: Readonly<Record<string, Permission>> = {
  availability: 'have an account',
  'mail-server': 'run the site',
  webhooks: 'run the site',
  people: 'manage people',
  'personal-data': 'manage personal data',
  activity: 'read activity',
  deleted: 'publish content',
  media: 'upload media',
  translations: 'write drafts',
  figures: 'read figures',
  ...Object.fromEntries(inboxKinds.map(({ plural }) => [plural, 'read leads'])),
};

/** Returns the permission without which a screen has nothing to show or to do. */
export function permissionAt(path: string): Permission {
  const screen = path.replace(/^\/admin\/|\/$/g, '');
  const ofForm = contentTypes.find(
    ({ screens: { create, edit } }) => screen === create || screen.startsWith(`${edit}/`),
  );
  return ofForm ? permissionToDraft(ofForm) : (permissions[screen.split('/')[0] ?? ''] ?? 'have an account');
}

/** Returns the path of the form of a record, or of the translation of it whose type is given. */
export function formOf(type: ContentType, record: AnyRecord): string {
  return formAt(type, keyIn(type, record), null, type.language);
}

/** Returns the path of a type's list, or of its form if it has no list. */
export function homeOf(type: ContentType): string {
  return `/admin/${type.screens.list ?? `${type.screens.edit}/1`}`;
}
