import { z } from 'zod';
import { contentTypes, typeAt } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { SectionKind } from '../../../content/model/field.ts';
import { inputShape } from '../../../content/model/kinds.ts';
import { isTranslatable } from '../../../content/model/translations/in-language.ts';
import { newRecord, typePath } from '../content/record-schemas.ts';
import { jsonSchema } from '../openapi/schemas.ts';
import { defineTool } from './tool.ts';

/** What there is to read and write, from the declarations. */
export const describeContent = defineTool({
  name: 'describe_content',
  description:
    'Lists the types of content; with a type, its fields as JSON Schema; with a section of a type besides, the fields of that kind of section.',
  input: z.strictObject({ type: typePath.optional(), section: z.string().max(100).optional() }),
  isReadOnly: true,
  handle: ({ type: path, section }) => {
    if (path === undefined) return { data: contentTypes.map(summaryOf) };
    const type = typeAt(path);
    return section === undefined ? { data: describe(type) } : describeSection(type, section);
  },
});

function summaryOf(type: ContentType) {
  return {
    type: type.path,
    label: type.label.many,
    purpose: type.screens.purpose,
    key: type.single ? 'always 1: there is one record' : type.addressedBy,
    is_translatable: isTranslatable(type),
  };
}

/** Sections alone are longer than all the rest, so their kinds are described one by one. */
function describe(type: ContentType) {
  const { shape } = newRecord(type, 'json');
  const heavy = Object.entries(type.fields).filter(([, { kinds }]) => kinds);
  const light = Object.entries(shape).filter(([name]) => !heavy.some(([other]) => name === other));
  const sections = heavy.map(([name, { kinds = [] }]) => [
    name,
    kinds.map(({ type: kind, label, purpose }) => ({ type: kind, label, purpose })),
  ]);
  return {
    ...summaryOf(type),
    fields: jsonSchema(z.object(Object.fromEntries(light)).partial(), 'input'),
    ...(sections.length > 0 && {
      sections: Object.fromEntries(sections) as object,
      note: 'A section is {"type": …} with its fields; describe each kind that you use.',
    }),
  };
}

function describeSection(type: ContentType, section: string) {
  const kinds = kindsOf(type);
  const kind = kinds.find((kind) => kind.type === section);
  if (kind) return { data: { type: kind.type, purpose: kind.purpose, fields: jsonSchema(shapeOf(kind), 'input') } };
  const names = kinds.map((kind) => kind.type).join(', ');
  return { error: names ? `Section must be one of: ${names}.` : `${type.label.many} have no sections.` };
}

function kindsOf(type: ContentType): readonly SectionKind[] {
  return Object.values(type.fields).flatMap(({ kinds = [] }) => kinds);
}

function shapeOf({ fields }: SectionKind) {
  return z.object(inputShape(fields));
}
