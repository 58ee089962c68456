import { z } from 'zod';

const names = new Map<unknown, string>();

/** Gives a schema a name, under which the document states it once. */
export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  names.set(schema, name);
  return schema;
}

/** Gives the named schemas as JSON Schema, by name, for the document's components. */
export function components(): { $id: string }[] {
  return [...names].map(([schema, name]) => ({ $id: name, ...convert(schema as z.ZodType, 'output') }));
}

/** Takes what a client sends (`input`) or is given (`output`) and gives it as JSON Schema, named ones by reference. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  const name = names.get(schema);
  return name ? reference(name) : convert(schema, io);
}

function convert(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = Object.is(zodSchema, schema) ? undefined : names.get(zodSchema);
      if (!name) return;
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      Object.assign(jsonSchema, reference(name));
    },
  });
  return json;
}

function reference(name: string) {
  return { $ref: `${name}#` };
}
