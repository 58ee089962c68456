import type { FastifyRequest } from 'fastify';
import type { ContentType } from '../../../content/model/content-type.ts';
import { changesSchema, newRecordSchema } from '../../../content/model/schema.ts';
import type { Media } from '../../media/media.ts';
import { fieldErrors, type FieldErrors, refused } from '../../platform/outcome.ts';
import { type SentPictures, withSent } from './uploaded-form.ts';

type Fields = Record<string, unknown>;

/**
 * Reads what a request sends of a record and hands it to `write`, uploaded pictures by the path under which they are
 * kept. Refuses pictures that cannot be kept, together with all else that is wrong. What is refused leaves no picture.
 */
export async function withSentRecord<Result extends { ok: boolean } | null>(
  { request, media, type, as }: { request: FastifyRequest; media: Media; type: ContentType; as: 'new' | 'changes' },
  write: (fields: Fields) => Promise<Result>,
) {
  return withSent(request, media, imageNames(type), async ({ fields, pictures }) => {
    const kept: Record<string, string> = {};
    let result = null;
    try {
      const errors = await keepPictures(media, type, pictures, kept);
      const sent = { ...fields, ...kept };
      result = Object.keys(errors).length > 0 ? refuse(type, as, sent, errors) : await write(sent);
      return result;
    } finally {
      if (!result?.ok) await Promise.all(Object.values(kept).map((path) => media.discard(path)));
    }
  });
}

/** Notes in `kept` what it keeps, since it may throw in between. */
async function keepPictures(media: Media, type: ContentType, pictures: SentPictures, kept: Record<string, string>) {
  const errors: FieldErrors = {};
  for (const [name, file] of pictures) {
    const added = await media.add(type.path, file);
    if (added.ok) kept[name] = added.value.path;
    else errors[name] = [`${type.fields[name]?.label} ${added.sentence}`];
  }
  return errors;
}

function refuse(type: ContentType, as: 'new' | 'changes', sent: Fields, ofPictures: FieldErrors) {
  const checked = (as === 'new' ? newRecordSchema(type) : changesSchema(type)).safeParse(sent);
  return refused({ ...(checked.error && fieldErrors(checked.error)), ...ofPictures });
}

function imageNames(type: ContentType) {
  return Object.entries(type.fields)
    .filter(([, { kind }]) => kind === 'image')
    .map(([name]) => name);
}
