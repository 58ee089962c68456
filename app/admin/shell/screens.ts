import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';

const types: readonly ContentType[] = contentTypes;

/** Which type of content a path of the admin area is about, and which record of it: null for a new one. */
export interface Screen {
  type: ContentType;
  key: string | null;
}

/** Takes the address of a list, form or show screen; throws a 404 where no type has it. */
export function screenAt(address: string): Screen {
  const path = new URL(address, location.origin).pathname.replace(/^\/admin\/|\/$/g, '');
  for (const type of types) {
    const { list, create, edit, show } = type.screens;
    if (path === list || path === create) return { type, key: null };
    const screen = [edit, show].find((screen) => screen && path.startsWith(`${screen}/`));
    if (screen) return { type, key: decodeURIComponent(path.slice(screen.length + 1)) };
  }
  throw new Response(null, { status: 404 });
}

/** Where the forms of a type lead back to: its list, or its own form where it has none. */
export function homeOf(type: ContentType): string {
  return `/admin/${type.screens.list ?? `${type.screens.edit}/1`}`;
}
