import type { ContentType } from '../../../../content/model/content-type.ts';

/** Returns the label of a field: that of its column in the list, or else that in the form. */
export function labelOf(type: ContentType, name: string): string {
  const field = type.fields[name] ?? type.fields[name.replace(/_alt$/, '')];
  const label = type.columns[name] ?? field?.label ?? name;
  return name in type.fields ? label : `Alternative text of ${label}`;
}
