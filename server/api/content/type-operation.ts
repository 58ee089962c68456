import type { ContentType } from '../../../content/model/content-type.ts';
import { type Operation, operation } from '../openapi/operation.ts';

/** Describes a route of a content type. `{one}` and `{many}` in the summary become its nouns. */
export function typeOperation(type: ContentType, { summary, ...rest }: Omit<Operation, 'tag'>) {
  const { one, many } = type.noun;
  const article = type.single ? 'the' : /^[aeiou]/i.test(one) ? 'an' : 'a';
  const named = summary.replace('{one}', `${article} ${one}`).replace('{many}', many);
  return operation({ ...rest, tag: type.label.many, summary: named });
}
