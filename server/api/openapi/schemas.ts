import { z } from 'zod';

const names = new Map<unknown, string>();

/** Names a schema, so that the document defines it once and refers to it elsewhere. */
export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  names.set(schema, name);
  return schema;
}

/** Returns the named schemas as JSON Schema, for the components of the document. */
export function components(): { $id: string }[] {
  return [...names].map(([schema, name]) => ({ $id: name, ...convert(schema as z.ZodType, 'output') }));
}

/** Converts what a client sends (`input`) or receives (`output`) to JSON Schema; named schemas become references. */
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
