import { heading } from '../../../content/types/heading.ts';
import type { ContentType } from '../../../content/model/content-type.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { type Refusal, refused } from '../../platform/outcome.ts';
import { keepRevision } from '../revisions/revisions.ts';
import type { ContentDatabase } from '../tables.ts';

type Values = Record<string, unknown>;

/** Refuses a new heading on a sequence that another one of its blog has. Other types have no sequence. */
export async function refuseTakenSequence(
  kysely: ContentDatabase,
  type: ContentType,
  { blog_id, sequence }: Values,
): Promise<Refusal | null> {
  if (type.name !== heading.name) return null;
  const holder = await holderOf(kysely, Number(blog_id), Number(sequence));
  return holder ? taken(Number(sequence)) : null;
}

/**
 * Makes way for a heading that moves onto a sequence that another one of its blog has: the other takes its old one. On
 * the way to another blog there is none to give, and a taken sequence is refused.
 */
export async function makeWay(
  transaction: ContentDatabase,
  type: ContentType,
  { row, values, by, at }: { row: object; values: Values; by: Actor; at: Date },
): Promise<Refusal | null> {
  if (type.name !== heading.name) return null;
  const from = row as { id: number; blog_id: number | null; sequence: number };
  const to = { blog_id: from.blog_id, sequence: from.sequence, ...values };
  const holder = await holderOf(transaction, to.blog_id, to.sequence);
  if (!holder || holder.id === from.id) return null;
  if (to.blog_id !== from.blog_id) return taken(to.sequence);
  await transaction
    .updateTable('headings')
    .set({ sequence: from.sequence as 1 | 2 | 3, version: holder.version + 1, updated_at: at.toISOString() })
    .where('id', '=', holder.id)
    .execute();
  await keepRevision(transaction, type, { id: holder.id, by });
  return null;
}

/** Gives the heading that has a sequence of a blog. */
export function holderOf(kysely: ContentDatabase, blogId: number | null, sequence: number) {
  return kysely
    .selectFrom('headings')
    .select(['id', 'version', 'heading'])
    .where('blog_id', '=', blogId)
    .where('sequence', '=', sequence as 1 | 2 | 3)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

function taken(sequence: number) {
  return refused({ sequence: [`Sequence ${sequence} of this blog is taken by another heading.`] });
}
