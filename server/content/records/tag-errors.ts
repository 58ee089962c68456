import { problemsOf, type StoredTag } from '../../../content/tags/tags.ts';
import { tagProviders } from '../../../content/tags/tag-providers.ts';
import type { FieldErrors } from '../../platform/outcome.ts';

/** Returns what is wrong with tags of other providers, by where they stand in the record. */
export function tagErrors(tags: StoredTag[], path: string): FieldErrors {
  const errors: FieldErrors = {};
  for (const [index, tag] of tags.entries()) {
    for (const [name, problem] of Object.entries(problemsOf(tag))) errors[`${path}.${index}.${name}`] = [problem];
    if (tags.findIndex(({ provider }) => provider === tag.provider) < index)
      errors[`${path}.${index}.provider`] = [`${tagProviders[tag.provider]} is listed already.`];
  }
  return errors;
}
