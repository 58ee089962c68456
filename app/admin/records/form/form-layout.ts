import type { ContentType } from '../../../../content/model/content-type.ts';
import { fieldsWithParts } from '../../../../content/model/parts.ts';

/** Fields that stand together, under a title if they have one. */
export interface FieldGroup {
  title: string | null;
  names: readonly string[];
}

/** Returns the groups of a form's text column and of its side panel. A field that is in no group comes first. */
export function layoutOf(type: ContentType): { main: FieldGroup[]; aside: FieldGroup[] } {
  const { groups = {}, aside = {} } = type;
  const grouped = new Set([...Object.values(groups), ...Object.values(aside)].flat());
  const others = Object.keys(fieldsWithParts(type)).filter((name) => !grouped.has(name));
  return {
    main: [...(others.length > 0 ? [{ title: null, names: others }] : []), ...groupsOf(groups)],
    aside: groupsOf(aside),
  };
}

function groupsOf(groups: NonNullable<ContentType['groups']>): FieldGroup[] {
  return Object.entries(groups).map(([title, names]) => ({ title, names }));
}
