import { z } from 'zod';
import { languageTag } from '../http/routes.ts';
import { recordKey, typePath } from '../content/record-schemas.ts';
import { typeAt } from '../../../content/index.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { CallApi, Result } from './call-api.ts';
import { defineTool } from './tool.ts';

const key = recordKey
  .min(1, 'Key must not be empty.')
  // Half a character has no place in an address.
  .refine((text) => text.isWellFormed(), 'Key must be text.')
  .describe('The id or slug of the record, as describe_content says');
const page = z.int().min(1).max(10_000).default(1);

/** What says which record something is about. */
export const recordInput = { type: typePath, key, language: languageTag.optional() };

/** Tools that read what is published, and what is hidden. */
export function readTools(call: CallApi) {
  return [
    defineTool({
      name: 'list_records',
      description: 'Lists the records of a type, page by page, without their sections.',
      input: z.strictObject({ type: typePath, page, search: z.string().max(200).optional().describe('In titles') }),
      isReadOnly: true,
      handle: ({ type: path, page, search }) => {
        const { single, path: address } = typeAt(path);
        const query = new URLSearchParams({ page: String(page), ...(search && { search }) });
        return single ? call('GET', `/${address}`) : call('GET', `/${address}?${query}`);
      },
    }),
    defineTool({
      name: 'search',
      description: 'Finds content by its words, in every language, hidden records too.',
      input: z.strictObject({ query: z.string().min(1).max(200), page }),
      isReadOnly: true,
      // Never messages, even for a program that may read them: a person decides what an assistant gets to see of those.
      handle: ({ query: q, page }) =>
        call('GET', `/search?${new URLSearchParams({ q, kind: 'content', page: String(page) })}`),
    }),
    defineTool({
      name: 'read_record',
      description:
        'Reads a record with its version, which a change of it has to name. With a language: its translation.',
      input: z.strictObject(recordInput),
      isReadOnly: true,
      handle: ({ type, ...record }) => readRecord(call, typeAt(type), record),
    }),
  ];
}

/** Reads a record, or its translation. */
export function readRecord(
  call: CallApi,
  type: ContentType,
  { key, language }: { key: string; language?: string | undefined },
): Promise<Result> {
  const address = `/${type.path}/${encodeURIComponent(key)}`;
  return call('GET', language === undefined ? address : `${address}/translations/${encodeURIComponent(language)}`);
}
