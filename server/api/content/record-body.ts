import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type ContentType, fieldsOfKind } from '../../../content/model/content-type.ts';
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
  const names = [...fieldsOfKind(type, 'image'), ...partPictures(type).map(({ path }) => path)];
  return withFormData(request, media, { names, kinds: ['picture'] }, async ({ fields, files }) => {
    const stored: Record<string, string> = {};
    let result = null;
    try {
      const errors = await storePictures(media, type, files, stored);
      const submitted = withPartPictures(type, fields, stored, errors);
      result = Object.keys(errors).length > 0 ? refuse(schema, submitted, errors) : await write(submitted);
      return result;
    } finally {
      if (!result?.ok) await Promise.all(Object.values(stored).map((path) => media.discard(path)));
    }
  });
}

/** Adds the paths to `stored` one by one, so that they are known if a later picture throws. */
async function storePictures(media: Media, type: ContentType, pictures: ReceivedFiles, stored: Record<string, string>) {
  const errors: FieldErrors = {};
  for (const [name, file] of pictures) {
    const inPart = partPictures(type).find(({ path }) => path === name);
    const { path, fields } = inPart ? inPart.part.type : type;
    const added = await media.add(path, file.path, { name: nameOf(file.filename) });
    if (added.ok) stored[name] = added.value.path;
    else errors[name] = [`${fields[inPart?.name ?? name]?.label} ${added.sentence}`];
  }
  return errors;
}

function refuse(schema: z.ZodType, submitted: Fields, pictureErrors: FieldErrors) {
  const { error } = schema.safeParse(submitted);
  return refused({ ...(error && fieldErrors(error)), ...pictureErrors });
}
