import { partsOf, type PartItem } from '../../../content/model/parts.ts';
import { changesSchema, newRecordSchema } from '../../../content/model/schema.ts';
import { changesOf, newValues } from '../../../content/model/values.ts';
import type { DraftedValues } from '../../content/drafts/draft-rows.ts';
import { fieldErrors } from '../../platform/outcome.ts';
import type { Hint } from './publish-checks.ts';

/** Says for which fields publishing would be refused, such as those that are required and empty. */
export function refusalHints(draft: DraftedValues): Hint[] {
  const schema = draft.isNew ? newRecordSchema(draft.type) : changesSchema(draft.type);
  const checked = schema.safeParse(valuesToPublish(draft));
  if (checked.success) return [];
  const errors = Object.entries(fieldErrors(checked.error));
  return errors.map(([field, [message = '']]) => ({ field, kind: 'refused', message }));
}

function valuesToPublish({ type, isNew, published, values }: DraftedValues) {
  const sent = isNew ? newValues(values) : changesOf(published, values);
  const lists = partsOf(type).filter(({ name }) => name in sent);
  return {
    ...sent,
    ...Object.fromEntries(lists.map(({ name }) => [name, (sent[name] as PartItem[]).map(withoutKey)])),
  };
}

/** A new part has a key in place of an id, and is sent without one. */
function withoutKey({ id, ...item }: PartItem) {
  return typeof id === 'number' ? { id, ...item } : item;
}
