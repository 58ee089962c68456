import { z } from 'zod';
import { optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';

export function momentSchema(label: string) {
  return schemaOf(text(label, { max: 100 }));
}

/** Accepts the name of a time zone in any spelling and resolves it; an empty one is undefined. */
export function timeZoneSchema(label: string) {
  return schemaOf(optional(text(label, { max: 100 }))).transform((name, context) => {
    const zone = name ? timeZoneNamed(name) : undefined;
    if (zone !== null) return zone;
    context.addIssue({ code: 'custom', message: `${label} must be a name such as Europe/Berlin.` });
    return z.NEVER;
  });
}
