import { z } from 'zod';
import { optional, text } from '../../../content/model/field.ts';
import { schemaOf } from '../../../content/model/kinds.ts';
import { timeZoneNamed } from '../../platform/time-zone.ts';

export function momentSchema(label: string) {
  return schemaOf(text(label, { max: 100 }));
}

/** What browsers report where the system's time zone is set wrongly. */
const UNKNOWN = 'Etc/Unknown';

/** Accepts the name of a time zone in any letter case. An empty one, or an unknown one, is undefined. */
export function timeZoneSchema(label: string) {
  return schemaOf(optional(text(label, { max: 100 }))).transform((name, context) => {
    const zone = name && name !== UNKNOWN ? timeZoneNamed(name) : undefined;
    if (zone !== null) return zone;
    context.addIssue({ code: 'custom', message: `${label} must be a name such as Europe/Berlin.` });
    return z.NEVER;
  });
}
