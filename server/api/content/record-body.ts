import { kindsOfImage } from '../../../content/file-kinds.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
import { type Field } from '../../../content/model/field.ts';
import { nameOf } from '../../content/library/file-changes.ts';
import type { Media } from '../../media/media.ts';
import { fieldErrors, type FieldErrors, refused } from '../../platform/outcome.ts';
import { partPictures, withPartPictures } from './part-pictures.ts';
import { type ReceivedFiles, withFormData } from './uploaded-form.ts';

type Fields = Record<string, unknown>;

/** In bytes: a few rich texts of maximum size. */
export const MAX_BODY = 2 * 1024 * 1024;

/**
 * Reads the fields of a record from a request and passes them to `write`, uploaded pictures by their path. Refuses
 * invalid pictures together with all other invalid fields. A refused record leaves no picture behind.
 */
export async function withSubmittedRecord<Result extends { ok: boolean } | null>(
  { request, media, type, schema }: { request: FastifyRequest; media: Media; type: ContentType; schema: z.ZodType },
  write: (fields: Fields) => Promise<Result>,
) {
  const images = imageFields(type);
  const kinds = [...new Set([...images.values()].flatMap(({ field }) => kindsOfImage(field)))];
  return withFormData(request, media, { names: [...images.keys()], kinds }, async ({ fields, files }) => {
    const stored: Record<string, string> = {};
    let result = null;
    try {
      const errors = await storeImages(media, images, files, stored);
      const submitted = withPartPictures(type, fields, stored, errors);
      result = Object.keys(errors).length > 0 ? refuse(schema, submitted, errors) : await write(submitted);
      return result;
    } finally {
      if (!result?.ok) await Promise.all(Object.values(stored).map((path) => media.discard(path)));
    }
  });
}

interface ImageField {
  field: Field;
  /** The path of the content type that has it. */
  area: string;
}

/** Returns the fields of a form that may hold a file, by their names. */
function imageFields(type: ContentType) {
  const direct = fieldsOfKind(type, 'image').map((name) => ({ path: name, name, type }));
  const inParts = partPictures(type).map(({ path, name, part }) => ({ path, name, type: part.type }));
  return new Map<string, ImageField>(
    [...direct, ...inParts].map(({ path, name, type: { fields, path: area } }) => [
      path,
      { field: fields[name] as Field, area },
    ]),
  );
}

/** Adds the paths to `stored` one by one, so that they are known if a later picture throws. */
async function storeImages(
  media: Media,
  images: Map<string, ImageField>,
  files: ReceivedFiles,
  stored: Record<string, string>,
) {
  const errors: FieldErrors = {};
  for (const [name, file] of files) {
    const { field, area } = images.get(name) as ImageField;
    const kind = kindsOfImage(field).find((kind) => kind === file.kind) ?? 'picture';
    const added = await media.add(area, file.path, { kind, name: nameOf(file.filename) });
    if (added.ok) stored[name] = added.value.path;
    else errors[name] = [`${field.label} ${added.sentence}`];
  }
  return errors;
}

function refuse(schema: z.ZodType, submitted: Fields, pictureErrors: FieldErrors) {
  const { error } = schema.safeParse(submitted);
  return refused({ ...(error && fieldErrors(error)), ...pictureErrors });
}
