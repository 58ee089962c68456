import { contentTypes } from '../../../content/index.ts';
import { formAt } from '../../../content/form-address.ts';
import { inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { may, permissionToDraft, type SignedInUser } from '../../../content/permissions.ts';
import { screenOf } from '../inbox/inbox-item.ts';
import type { Piece } from '../../../server/search/highlights.ts';
import { labelIn } from '../parts/in-language.ts';

/** Something that was found. */
export interface Found {
  /** The name of its content type, or its kind. */
  type: string;
  key: string;
  language: string | null;
  title: Piece[];
  excerpt: Piece[];
  created_at: string;
}

export interface FoundKind {
  kind: string;
  label: string;
  found: Found[];
  has_more: boolean;
}

export function textOf(pieces: Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Returns what something that was found is, and the path of its screen, for somebody. */
export function screenOfFound({ type: name, key, language }: Found, user: SignedInUser | null) {
  const type = contentTypes.find((declared) => declared.name === name);
  if (type) {
    const { show } = type.screens;
    const isShown = show && !language && user && !may(user, permissionToDraft(type));
    const to = isShown ? `/admin/${show}/${encodeURIComponent(key)}` : formAt(type, key, null, language);
    return { label: labelIn(type.label.one, language), to };
  }
  const kind = inboxKinds.find((declared) => declared.name === name);
  if (kind) return { label: kind.label.one, to: `${screenOf(kind)}/${key}` };
  return name === 'media' ? { label: 'File', to: `/admin/media/${key}` } : { label: 'Person', to: '/admin/people' };
}
