import type { Generated } from 'kysely';
import { z } from 'zod';
import { type InboxPlural, inboxKinds } from '../../../content/inbox/inbox-kinds.ts';
import { tidied } from '../../../content/model/typed-text.ts';
import { type Attempt, done, fieldErrors, missing, type Outcome, refused } from '../../platform/outcome.ts';
import type { LeadDatabase } from '../tables.ts';

const MAX_FILTERS = 50;

export type SavedFilterTables = {
  saved_filters: { id: Generated<number>; user_id: number; list: InboxPlural; name: string; query: string };
};

/** A filter of a list that somebody wants to have at hand. */
export const savedFilterInput = z.object(
  {
    name: z
      .string('Name must be text.')
      .overwrite(tidied)
      .min(1, 'Name is required.')
      .max(60, 'Name can be at most 60 characters long.'),
    list: z.enum(
      inboxKinds.map(({ plural }) => plural),
      `List must be one of ${inboxKinds.map(({ plural }) => plural).join(', ')}.`,
    ),
    query: z
      .string('Query must be text.')
      .max(500, 'Query can be at most 500 characters long.')
      .regex(/^[\w=&%.+~-]*$/, 'Query must be the part of an address after its question mark.'),
  },
  'The filter must be sent as named fields.',
);

export type SavedFilter = z.output<typeof savedFilterInput> & { id: number };

/** The filters that each person has saved for themselves. */
export function createSavedFilters(db: LeadDatabase) {
  /** Returns the filters of a person by name. */
  function list(user_id: number): Promise<SavedFilter[]> {
    const filters = db.selectFrom('saved_filters').where('user_id', '=', user_id);
    return filters.select(['id', 'list', 'name', 'query']).orderBy('name').orderBy('id').execute();
  }

  /** Saves a filter; one of the same name has this query from now on. */
  async function save(user_id: number, input: unknown): Promise<Outcome<SavedFilter>> {
    const checked = savedFilterInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    if ((await list(user_id)).length >= MAX_FILTERS)
      return refused({ name: [`You can save at most ${MAX_FILTERS} filters.`] });
    const added = db
      .insertInto('saved_filters')
      .values({ user_id, ...checked.data })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ query: checked.data.query }),
      );
    return done(await added.returning(['id', 'list', 'name', 'query']).executeTakeFirstOrThrow());
  }

  /** Deletes one's own filter. */
  async function remove(user_id: number, id: number): Promise<Attempt<null>> {
    const deleted = db.deleteFrom('saved_filters').where('id', '=', id).where('user_id', '=', user_id).returning('id');
    return (await deleted.executeTakeFirst()) ? done(null) : missing;
  }

  return { list, save, remove };
}
