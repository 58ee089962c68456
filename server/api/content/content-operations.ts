import { z } from 'zod';
import { blog } from '../../../content/types/blog.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import { teamMember } from '../../../content/types/team-member.ts';
import { moveInput } from '../../content/records/order.ts';
import { listQuery } from './list-query.ts';
import { messageResponse, operation } from '../openapi/operation.ts';
import { pageOf } from '../openapi/page.ts';
import { changes, newRecord, partOf, recordSchema } from './record-schemas.ts';
import { named } from '../openapi/schemas.ts';

const revision = named(
  'Revision',
  z.object({ version: z.int(), saved_at: z.iso.datetime(), saved_by: z.string().nullable() }),
);

type ContentOperations = ReturnType<typeof describe>;

const described = new Map<ContentType, ContentOperations>();

/** Gives what the document says of the calls that manage a type's records; it takes some time, so it is made once. */
export function contentOperations(type: ContentType): ContentOperations {
  const operations = described.get(type) ?? describe(type);
  described.set(type, operations);
  return operations;
}

function describe(type: ContentType) {
  const tag = type.label.many;
  const one = type.label.one;
  const record = recordSchema(type);
  const recordAnswer = z.object({ data: record });
  const saved = z.object({ data: record, message: z.string() });
  const isTeam = type.name === teamMember.name;
  return {
    list: operation({
      tag,
      summary: type.single ? `Read the ${one}, null where there is none` : `List ${tag}`,
      ...(!type.single && !isTeam && { query: listQuery(type) }),
      responses: { 200: listAnswer() },
    }),
    create: operation({
      tag,
      summary: `Create a ${one}`,
      body: newRecord(type, 'json'),
      form: newRecord(type, 'form'),
      responses: { 201: saved },
    }),
    read: operation({ tag, summary: `Read a ${one}`, responses: { 200: isTeam ? record : recordAnswer } }),
    update: operation({
      tag,
      summary: `Update a ${one}`,
      description: 'An absent field keeps its value; an absent or empty file keeps the picture.',
      body: changes(type, 'json'),
      form: changes(type, 'form'),
      responses: { 200: saved },
    }),
    updateByForm: operation({
      tag,
      summary: `Update a ${one} from a form`,
      form: changes(type, 'form').extend({ _method: z.literal('put') }),
      responses: { 200: saved },
    }),
    remove: operation({ tag, summary: `Delete a ${one}`, responses: { 200: messageResponse } }),
    dependents: operation({
      tag,
      summary: `What a delete of a ${one} would touch beside it`,
      responses: { 200: z.object({ data: z.object({ count: z.int(), sentence: z.string().nullable() }) }) },
    }),
    preview: operation({
      tag,
      summary: `Make a link under which a ${one} can be seen as its page for an hour, whatever its status`,
      responses: { 200: z.object({ data: z.object({ path: z.string() }) }) },
    }),
    restore: operation({ tag, summary: `Bring a deleted ${one} back`, responses: { 200: saved } }),
    move: operation({
      tag,
      summary: `Put a ${one} at another place in the order`,
      body: moveInput,
      responses: { 200: saved },
    }),
    revisions: operation({
      tag,
      summary: `List the states of a ${one} that are kept`,
      responses: { 200: z.object({ data: z.array(revision) }) },
    }),
    revision: operation({
      tag,
      summary: `Read a ${one} as it was at a version`,
      responses: { 200: z.object({ data: revision.extend({ record }) }) },
    }),
    restoreRevision: operation({
      tag,
      summary: `Bring a ${one} back to what it was at a version`,
      canBeInvalid: true,
      responses: { 200: saved },
    }),
  };

  function listAnswer() {
    if (type.single) return z.object({ data: record.nullable() });
    return isTeam ? z.object({ data: z.array(record) }) : pageOf(record);
  }
}

export const blogTitles = operation({
  tag: 'Blog Heading',
  summary: 'Id and title of every blog, for a dropdown',
  responses: { 200: z.object({ data: z.array(partOf(blog, ['id', 'title'])) }) },
});

export const removedRecords = operation({
  tag: 'Deleted',
  summary: 'What was deleted in the last 30 days and can be brought back',
  responses: {
    200: z.object({
      data: z.array(z.object({ type: z.string(), key: z.string(), title: z.string(), deleted_at: z.iso.datetime() })),
    }),
  },
});
