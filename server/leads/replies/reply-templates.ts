import { z } from 'zod';
import { tidied } from '../../../content/model/typed-text.ts';
import { type Attempt, done, fieldErrors, missing, type Outcome, refused } from '../../platform/outcome.ts';
import type { LeadDatabase } from '../tables.ts';

const MAX_TEMPLATES = 200;

/** A text that replies begin with. */
export const replyTemplateInput = z.object(
  {
    name: z
      .string('Name must be text.')
      .overwrite(tidied)
      .min(1, 'Name is required.')
      .max(100, 'Name can be at most 100 characters long.'),
    text: z
      .string('Text must be text.')
      .overwrite(tidied)
      .min(1, 'Text is required.')
      .max(20_000, 'Text can be at most 20,000 characters long.'),
  },
  'The template must be sent as named fields.',
);

export type ReplyTemplate = z.output<typeof replyTemplateInput> & { id: number };

/** The templates that everybody who answers leads shares. */
export function createReplyTemplates(db: LeadDatabase) {
  /** Returns all of them by name. */
  function list(): Promise<ReplyTemplate[]> {
    return db.selectFrom('reply_templates').selectAll().orderBy('name').execute();
  }

  async function create(input: unknown): Promise<Outcome<ReplyTemplate>> {
    const checked = replyTemplateInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    if ((await list()).length >= MAX_TEMPLATES)
      return refused({ name: [`There can be at most ${MAX_TEMPLATES} templates.`] });
    const added = db
      .insertInto('reply_templates')
      .values(checked.data)
      .onConflict((conflict) => conflict.doNothing());
    const template = await added.returningAll().executeTakeFirst();
    return template ? done(template) : refused(NAME_IS_TAKEN);
  }

  async function update(id: number, input: unknown): Promise<Attempt<ReplyTemplate>> {
    const checked = replyTemplateInput.safeParse(input);
    if (!checked.success) return refused(fieldErrors(checked.error));
    const named = db.selectFrom('reply_templates').select('id').where('name', '=', checked.data.name);
    if (await named.where('id', '!=', id).executeTakeFirst()) return refused(NAME_IS_TAKEN);
    const changed = db.updateTable('reply_templates').set(checked.data).where('id', '=', id);
    const template = await changed.returningAll().executeTakeFirst();
    return template ? done(template) : missing;
  }

  async function remove(id: number): Promise<Attempt<null>> {
    const deleted = db.deleteFrom('reply_templates').where('id', '=', id).returning('id');
    return (await deleted.executeTakeFirst()) ? done(null) : missing;
  }

  return { list, create, update, remove };
}

const NAME_IS_TAKEN = { name: ['Another template has this name.'] };
