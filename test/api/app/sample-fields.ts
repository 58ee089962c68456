import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field, FieldKind, Fields } from '../../../content/model/field.ts';

interface Context {
  type: ContentType;
  /** Uploads a picture, square if it has a side, into a storage area and returns its path. */
  upload: (area: string, side?: number) => Promise<string>;
}

/** A valid value for each kind of field. Relations point to the record with the id 1. */
const samples: Record<FieldKind, (field: Field, context: Context) => unknown> = {
  text: ({ label }) => label,
  longText: ({ label }) => label,
  richText: ({ label }) => `<p>${label}</p>`,
  image: ({ square }, { type, upload }) => upload(type.path, square),
  choice: ({ options }) => options?.[0]?.value,
  relation: () => 1,
  link: () => 'https://plinth.example',
  linkOrPath: () => '/meeting',
  email: () => 'name@example.com',
  chatNumber: () => '+92 300 1234567',
  color: () => '#3530c4',
  boolean: () => false,
  dateTime: () => '2026-11-02T09:00:00.000Z',
  relations: () => [],
  group: ({ fields = {} }, context) => sampleOfEach(fields, context),
  list: async ({ fields = {} }, context) => [await sampleOfEach(fields, context)],
  sections: ({ kinds = [] }, context) =>
    Promise.all(
      kinds.map(async ({ type, fields }, index) => ({
        id: `s${index}`,
        type,
        ...(await sampleOfEach(fields, context)),
      })),
    ),
};

/** Returns a valid value for each of some fields of a type, all of them by default. */
export async function sampleFields(
  type: ContentType,
  upload: Context['upload'],
  isWanted: (field: Field) => boolean = () => true,
): Promise<Record<string, unknown>> {
  const chosenFields = Object.entries(type.fields).filter(([, field]) => isWanted(field));
  return sampleOfEach(Object.fromEntries(chosenFields), { type, upload });
}

async function sampleOfEach(fields: Fields, context: Context): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) values[name] = await sampleOf(field, context);
  return values;
}

function sampleOf(field: Field, context: Context) {
  if (!Object.hasOwn(samples, field.kind))
    throw new Error(
      `Tests have no sample value for fields of kind ${field.kind}: add it to test/api/app/sample-fields.ts.`,
    );
  return samples[field.kind](field, context);
}
