import { z } from 'zod';
import { scheduledActions } from '../../../content/schedules/tables.ts';
import { named } from '../../openapi/schemas.ts';

export const schedule = named(
  'Schedule',
  z.object({
    id: z.int(),
    type: z.string(),
    key: z.string().nullable(),
    draft_id: z.int().nullable(),
    title: z.string(),
    action: z.enum(scheduledActions),
    due_at: z.iso.datetime(),
    time_zone: z.string(),
    created_by: z.string(),
    created_by_id: z.int().nullable(),
    failure: z.string().nullable(),
  }),
);

const summary = {
  id: z.int(),
  type: z.string(),
  key: z.string().nullable(),
  title: z.string(),
  version: z.int(),
  base_version: z.int().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  updated_by: z.string(),
  updated_by_id: z.int().nullable(),
};

export const listedDraft = named(
  'ListedDraft',
  z.object({
    ...summary,
    approved_version: z.int().nullable().describe('The version that someone approved through a link'),
  }),
);

export const draft = named(
  'Draft',
  z.object({
    ...summary,
    fields: z.looseObject({}),
    conflicts: z.array(z.string()),
    authors: z
      .array(z.object({ id: z.int().nullable(), name: z.string(), fields: z.array(z.string()) }))
      .describe('Who has changed which fields, and lists of parts, of what the draft changes'),
    schedule: schedule.nullable().describe('When it will be published, or why it was not'),
  }),
);

export const difference = named(
  'Difference',
  z.object({
    field: z.string(),
    label: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    html: z
      .string()
      .optional()
      .describe(
        'For text, related records and fields with parts: the later value, with additions in ins and removals in del',
      ),
  }),
);
