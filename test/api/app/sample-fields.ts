import type { ContentType } from '../../../content/model/content-type.ts';
import type { Field, FieldKind, Fields } from '../../../content/model/field.ts';
import { sampleTags } from '../../sample-tags.ts';

interface Context {
  type: Pick<ContentType, 'path'>;
  /** Returns the path of a picture in a storage area, square if it has a side. */
  pictureIn: (area: string, side?: number) => string;
}

/** A valid value for each kind of field. Relations point to the record with the id 1. */
const samples: Record<FieldKind, (field: Field, context: Context) => unknown> = {
  text: ({ label }) => label,
  longText: ({ label }) => label,
  richText: ({ label }) => `<p>${label}</p>`,
  image: ({ square }, { type, pictureIn }) => pictureIn(type.path, square),
  choice: ({ options }) => options?.[0]?.value,
  relation: () => 1,
  link: () => 'https://plinth.example',
  linkOrPath: () => '/meeting',
  embed: () => 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  email: () => 'name@example.com',
  chatNumber: () => '+92 300 1234567',
  phoneNumber: () => '+92 21 555 0142',
  color: () => '#3530c4',
  boolean: () => false,
  timeZone: () => 'Asia/Karachi',
  key: () => 'webDevelopment',
  dateTime: () => '2026-03-01T09:00:00.000Z',
  wholeNumber: ({ initial, min }) => initial ?? min,
  relations: () => [],
  people: () => [],
  group: ({ fields = {} }, context) => sampleOfEach(fields, context),
  list: ({ fields = {}, isOfTags }, context) => (isOfTags ? sampleTags : [sampleOfEach(fields, context)]),
  sections: ({ kinds = [] }, context) =>
    kinds.map(({ type, fields }, index) => ({ id: `s${index}`, type, ...sampleOfEach(fields, context) })),
};

/** Returns a valid value for each of some fields of a type, all of them by default. */
export async function sampleFields(
  type: ContentType,
  upload: (area: string, side?: number) => Promise<string>,
  isWanted: (field: Field) => boolean = () => true,
): Promise<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(type.fields).filter(([, field]) => isWanted(field)));
  const wanted = new Map<string, Parameters<typeof upload>>();
  const want = (...picture: Parameters<typeof upload>) => {
    wanted.set(String(picture), picture);
    return '';
  };
  sampleOfEach(fields, { type, pictureIn: want });
  // One for all fields that take the same: uploading is most of the work.
  const paths = new Map<string, string>();
  for (const [name, picture] of wanted) paths.set(name, await upload(...picture));
  return sampleOfEach(fields, { type, pictureIn: (...picture) => paths.get(String(picture)) ?? '' });
}

/** Returns a valid value for each of some fields. */
export function sampleOfEach(fields: Fields, context: Context): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, context)]));
}

function sampleOf(field: Field, context: Context) {
  if (!Object.hasOwn(samples, field.kind))
    throw new Error(
      `Tests have no sample value for fields of kind ${field.kind}: add it to test/api/app/sample-fields.ts.`,
    );
  return samples[field.kind](field, context);
}
